import { buffer } from 'node:stream/consumers'
import { cleanDrawing, DrawingError } from './clean-drawing.ts'

// Cleans the SVG from standard input. If it cannot, the output is the reason.
try {
  process.stdout.write(cleanDrawing(await buffer(process.stdin)))
} catch (error) {
  if (!(error instanceof DrawingError)) throw error
  process.exitCode = 1
  process.stdout.write(error.reason)
}
