import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/test'

test.use({ contextOptions: { forcedColors: 'active' } })

/** Returns the width of an element's visible edge, ignoring its background. */
const edge = (place: Locator) =>
  place.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth } = getComputedStyle(element)
    const [border, outline] = [borderTopStyle, outlineStyle].map((style) => style !== 'none')
    return Math.max(
      border ? Number.parseFloat(borderTopWidth) : 0,
      outline ? Number.parseFloat(outlineWidth) : 0,
    )
  })

test('with forced colors, buttons, the selected feature and the phone have a visible edge', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/')
  const buttons = page.locator('a[data-join]:visible')
  expect(await buttons.count()).toBeGreaterThan(2)
  for (const button of await buttons.all()) expect(await edge(button)).toBeGreaterThan(0)
  const feature = (selected: boolean) => page.locator('#features').getByRole('tab', { selected }).first()
  expect(await edge(feature(true))).toBeGreaterThan(await edge(feature(false)))
  expect(await edge(page.locator('[data-screen] > div').first())).toBeGreaterThan(0)
})

test("with forced colors, the duration's track and its fill are visible", async ({ page }) => {
  await page.goto('/?amount=1200000&months=6#calculator')
  const slider = page.getByRole('slider', { name: 'Duration' })
  await expect(slider).toHaveValue('6')
  const { data, info } = await sharp(await slider.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colorAt = (x: number, y: number) => {
    const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
    return data.subarray(start, start + 3).toString('hex')
  }
  const [ground, filled, rest] = [colorAt(0.5, 0.05), colorAt(0.2, 0.5), colorAt(0.8, 0.5)]
  expect(new Set([ground, filled, rest]).size).toBe(3)
})
