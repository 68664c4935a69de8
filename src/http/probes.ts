/** Routes that load balancers and supervisors ask. */
export const probes = {
  /** Answers while the process runs. */
  liveness: '/healthz',
  /** Refuses while requests should go to another process. */
  readiness: '/readyz',
} as const
