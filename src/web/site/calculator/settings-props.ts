import type { CommissionSettings } from '#rules/commission/settings.ts'

export interface SettingsProps {
  settings: CommissionSettings
  onChange: (part: Partial<CommissionSettings>) => void
}
