import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Limits } from './render-in-child-process.ts'

// Renders the SVG from standard input within the limits in its argument.
const limits: Limits = JSON.parse(process.argv[2] ?? '{}')
const { ms, side, pixels, unitDensity, minDensity, maxDensity, quality } = limits
setTimeout(() => process.kill(process.pid, 'SIGKILL'), ms).unref()
const data = await buffer(process.stdin)
const { width = side, height = side } = await sharp(data, { limitInputPixels: false }).metadata()
const fitting = Math.round((unitDensity * side) / Math.max(width, height, 1))
const density = Math.min(Math.max(fitting, minDensity), maxDensity)
const image = sharp(data, { limitInputPixels: pixels, density }).resize(side, side, { fit: 'inside' })
process.stdout.write(await image.webp({ quality }).toBuffer())
