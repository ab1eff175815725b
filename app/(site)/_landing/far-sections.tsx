import { Island } from '@/components/ui/island'
import { consent } from '@/lib/consent/consent-record'
import styles from './far-sections.module.css'
import { layOutFarSections } from './far-sections-island'

/** Place it before the sections of a long page. */
export const FarSections = () => (
  <Island
    run={layOutFarSections}
    args={[styles.before ?? '', consent.storageKey]}
    className={styles.before}
  />
)
