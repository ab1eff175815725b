import 'server-only'
import { Counter, Gauge, register } from 'prom-client'

// server/metrics.ts counts requests in the same registry, which app/api/metrics returns. Next loads this module more than once.

function counter<Label extends string>(name: string, help: string, label: Label) {
  const existing = register.getSingleMetric(name) as Counter<Label> | undefined
  return existing ?? new Counter({ name, help, labelNames: [label] })
}

/** Returns the gauge with this name, creating it the first time. */
export function gauge(name: string, help: string) {
  const existing = register.getSingleMetric(name) as Gauge | undefined
  return existing ?? new Gauge({ name, help })
}

export const limitsHit = counter('site_limits_hit_total', 'Calls refused by a limit, by its name', 'limit')
export const refusedSignIns = counter('site_refused_sign_ins_total', 'Refused sign-ins, by reason', 'reason')

/** Returns all metrics of this process in Prometheus' text format, with its content type. */
export const printMetrics = async () => ({ text: await register.metrics(), type: register.contentType })
