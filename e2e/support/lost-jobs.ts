/** Takes the jobs of a killed server for lost now, not after ten seconds without a heartbeat. No other job may be running. */
export const EXPIRE_HEARTBEATS = `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`
