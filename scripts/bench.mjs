// `npm run bench [-- area …]`: prints the product's figures next to those of an alternative built in the same run.
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { ensureTestBrowsers } from './setup/programs.mjs'

ensureDependencies()
// The areas nlu, dialogue and training need neither a browser nor the built product.
const areas = process.argv.slice(2).filter((arg) => /^[a-z]+$/.test(arg))
if (areas.length === 0 || areas.some((area) => !['nlu', 'dialogue', 'training'].includes(area))) {
  Object.assign(process.env, ensureTestBrowsers())
  await ensureBuilt()
}
const { bundle } = await import('./run.mjs')
await import(await bundle(new URL('./bench/main.ts', import.meta.url).pathname))
