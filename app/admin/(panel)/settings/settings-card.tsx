import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

interface SettingsCardProps {
  title: string
  badge?: ReactNode
  description: ReactNode
  children: ReactNode
}

/** Groups related settings. On wide screens, what they are for is beside them. */
export function SettingsCard({ title, badge, description, children }: SettingsCardProps) {
  return (
    <Card className="grid gap-x-12 gap-y-5 p-5 sm:p-6 xl:grid-cols-[18rem_minmax(0,1fr)]">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg font-semibold">{title}</h2>
          {badge}
        </div>
        <p className="mt-1 text-sm text-fg-soft">{description}</p>
      </div>
      <div className="min-w-0 max-w-2xl">{children}</div>
    </Card>
  )
}
