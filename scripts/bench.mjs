// `npm run bench [-- area …]`: prints the product's figures next to those of an alternative built in the same run.
import { ensureBuilt } from './build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { ensureTestBrowsers } from './setup/programs.mjs'

ensureDependencies()
// The areas nlu, dialogue, training and templates (with their keys) need neither a browser nor the built product.
const areas = process.argv.slice(2).filter((arg) => /^[a-z]+$/.test(arg))
const light = ['nlu', 'dialogue', 'training', 'templates']
if (areas[0] !== 'templates' && (areas.length === 0 || areas.some((area) => !light.includes(area)))) {
  Object.assign(process.env, ensureTestBrowsers())
  await ensureBuilt()
}
const { bundle } = await import('./run.mjs')
await import(await bundle(new URL('./bench/main.ts', import.meta.url).pathname))
