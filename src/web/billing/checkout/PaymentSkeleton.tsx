import { classOfPlan } from '#contract/opening-replies.ts'
import { PendingHeading } from '#web/layout/PageHeading.tsx'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { FieldsSkeleton } from '../card/FieldsSkeleton.tsx'
import { priceOf } from '../charge-text.ts'
import { plans } from '../plan.ts'
import { PlanPrice, Terms } from './plan-terms.tsx'

/** The placeholder of the payment page, with the plan if the document knows which one was chosen. */
export const PaymentSkeleton = () => (
  <>
    <PageSkeleton className="page-column unless-plan" />
    {plans.map((plan) => (
      <PageSkeleton key={plan} className={`page-column max-w-lg only-if-${classOfPlan(plan)}`}>
        <PlanPrice plan={plan}>
          <PendingHeading className="mt-3">{priceOf[plan]}</PendingHeading>
        </PlanPrice>
        <Terms plan={plan} payment={undefined} />
        <FieldsSkeleton />
      </PageSkeleton>
    ))}
  </>
)
