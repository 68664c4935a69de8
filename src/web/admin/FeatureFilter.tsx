import { FeatureName } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { SelectField } from '#web/ui/SelectField.tsx'

const { features, configuration } = adminMessages

const options = [
  { value: '', label: 'All features' },
  ...FeatureName.options.map((value) => ({ value, label: features[value] })),
]

interface Props {
  /** Undefined for all. */
  feature: FeatureName | undefined
  className?: string
  onFeature(feature: FeatureName | undefined): void
}

export function FeatureFilter({ feature, className, onFeature }: Props) {
  return (
    <SelectField
      label={configuration.feature}
      className={className}
      value={feature ?? ''}
      options={options}
      onChange={({ currentTarget }) =>
        onFeature(FeatureName.options.find((one) => one === currentTarget.value))
      }
    />
  )
}
