import { adminMessages } from '#contract/admin-messages.ts'
import { dollars, whole } from '../numbers.ts'
import type { AiUsage } from '../queries.ts'
import { DataTable } from './DataTable.tsx'

const headings = ['User', 'Calls', 'Cost']

export function TopUsers({ users }: { users: AiUsage['topUsers'] }) {
  if (users.length === 0) return <p className="text-muted">{adminMessages.usage.noTopUsers}</p>
  return (
    <div className="max-w-2xl">
      <DataTable
        caption="Top users by cost"
        headings={headings}
        rows={users.map(({ email, calls, cost }) => [email, whole(calls), dollars(cost)])}
      />
    </div>
  )
}
