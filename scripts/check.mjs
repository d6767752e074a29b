// `npm run check`: generated files, types, style, API description, browsers, module boundaries and Spanish texts; prints
// how many operations are not built yet.
// Committed generated files are compared but never rewritten; uncommitted ones are generated for the other checks.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, root } from './setup/dependencies.mjs'
import { isGenerated } from './setup/generated.mjs'

ensureDependencies()
const bin = (name) => path.join(root, 'node_modules/.bin', name)

const generated = ['generated files', process.execPath, ['scripts/generate.mjs', '--check']]
const others = [
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['style', bin('biome'), ['check', '--config-path=scripts/config/style.json', '--error-on-warnings', '.']],
  ['description', process.execPath, ['scripts/run.mjs', 'scripts/generate/lint/main.ts']],
  ['browsers', process.execPath, ['scripts/run.mjs', 'scripts/browsers/main.ts']],
  ['structure', process.execPath, ['scripts/run.mjs', 'scripts/structure/main.ts']],
  ['voice', process.execPath, ['scripts/run.mjs', 'scripts/voice/main.ts']],
]

function run([name, command, args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('error', (error) => (output += error.message))
    child.on('close', (code) => resolve({ name, ok: code === 0, output: output.trim() }))
  })
}

const isUpToDate = isGenerated()
const first = run(generated)
if (!isUpToDate) await first

let ok = true
for (const result of await Promise.all([first, ...others.map(run)])) {
  console.log(`${result.ok ? '✓' : '✗'} ${result.name}`)
  if (result.output && (!result.ok || result.name === 'structure')) console.log(`${result.output}\n`)
  ok &&= result.ok
}
process.exit(ok ? 0 : 1)
