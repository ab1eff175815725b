import { PhoneScreen } from '@/components/site/phone/screens'
import { Section, SectionTitle } from '@/components/site/section'
import { listFeatures } from '@/lib/landing/queries'
import { FeatureDrawing } from './feature-drawing'
import { FeatureTabList } from './feature-tab-list'

export async function FeatureTabs() {
  const features = await listFeatures()
  if (features.length === 0) return <div id="features" />
  return (
    <Section id="features">
      <SectionTitle sectionId="features" isLarge className="max-w-[20ch] lg:mx-auto lg:text-center">
        Financial management system built just for you.
      </SectionTitle>
      <FeatureTabList
        features={features.map(({ id, icon, screen, title, description }) => ({
          id,
          title,
          description,
          drawing: <FeatureDrawing icon={icon} />,
          picture: <PhoneScreen screen={screen} className="mx-auto w-full max-w-54 lg:max-w-62" />,
        }))}
      />
    </Section>
  )
}
