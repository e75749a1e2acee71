import type { CommissionSettings } from '#contract/commission-settings.ts'

export interface SettingsProps {
  settings: CommissionSettings
  onChange: (part: Partial<CommissionSettings>) => void
}
