// `npm run bench [-- area …]`: prints the product's figures beside those of an alternative built in the same run.
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { ensureChromium } from './setup/programs.mjs'

ensureDependencies()
process.env.CHROMIUM = ensureChromium()
await ensureBuilt()
const { bundle } = await import('./run.mjs')
await import(await bundle(new URL('./bench/main.ts', import.meta.url).pathname))
