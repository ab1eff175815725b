import { Island } from '@/components/ui/island'
import { consent } from '@/lib/consent/consent-record'
import styles from './far-sections.module.css'
import { layOutFarSections } from './far-sections-island'

/** Lays out the sections of a long page step by step. Place this component before them. */
export const FarSections = () => (
  <Island
    run={layOutFarSections}
    args={[styles.before ?? '', consent.storageKey]}
    className={styles.before}
  />
)
