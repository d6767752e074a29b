// Builds dist/server (esbuild), dist/console (vite, precompressed) and dist/widget (esbuild). Does nothing if the
// sources are unchanged.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { targetsOf } from './browsers/targets.mjs'
import { root } from './setup/dependencies.mjs'
import { ensureGenerated } from './setup/generated.mjs'

const SOURCES = [
  'src',
  'generated',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/browsers/targets.mjs',
  'scripts/config/browsers.json',
  'scripts/config/vite.config.ts',
  'scripts/config/chunks.ts',
  'scripts/config/first-page',
  'scripts/config/installable.ts',
  'scripts/setup/empty-database.ts',
]
const dist = path.join(root, 'dist')
const stamp = path.join(dist, '.stamp')

function* files(place) {
  if (statSync(place).isFile()) return yield place
  for (const name of readdirSync(place).sort()) yield* files(path.join(place, name))
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES)
    for (const file of files(path.join(root, source)))
      if (!/\.test\.tsx?$/.test(file)) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * esbuild options of the server: its main program and the worker threads for the embedded database, training, PDF
 * documents, mails and large files.
 */
export const serverBuild = {
  absWorkingDir: root,
  entryPoints: {
    main: 'src/server/main.ts',
    'embedded-worker': 'src/server/foundation/store/embedded-worker.ts',
    'nlu-worker': 'src/server/knowledge/nlu/nlu-worker.ts',
    'pdf-worker': 'src/server/conversation/budgets/pdf-worker.ts',
    'transcript-worker': 'src/server/conversation/chats/transcript-worker.ts',
    'report-worker': 'src/server/conversation/analytics/reports/report-worker.ts',
    'plan-worker': 'src/server/knowledge/examples/exchange/plan-worker.ts',
    'import-worker': 'src/server/conversation/contacts/import/import-worker.ts',
    'product-import-worker': 'src/server/knowledge/forms/products/import/product-import-worker.ts',
    'mail-worker': 'src/server/channels/mailbox/mail-worker.ts',
    'archive-worker': 'src/server/provisioning/archives/archive-worker.ts',
    'write-worker': 'src/server/provisioning/archives/write-worker.ts',
  },
  outdir: path.join(dist, 'server'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      // Read at run time from the folders next to the bundle.
      name: 'data',
      setup: ({ onEnd }) =>
        onEnd(() => {
          for (const source of ['foundation/store/migrations', 'provisioning/starting/templates', 'demo/bots']) {
            const target = path.join(dist, 'server', path.basename(source))
            // A migration left by an earlier build would also be applied.
            rmSync(target, { recursive: true, force: true })
            cpSync(path.join(root, 'src/server', source), target, { recursive: true })
          }
        }),
    },
  ],
}

async function buildServer() {
  const { build } = await import('esbuild')
  rmSync(path.join(dist, 'server'), { recursive: true, force: true })
  await build(serverBuild)
}

/** Adds the empty database, which is cached: it only depends on the migrations and the engine. */
async function buildDatabase() {
  const hash = createHash('sha256')
  for (const source of ['src/server/foundation/store', 'node_modules/@electric-sql/pglite/package.json'])
    for (const file of files(path.join(root, source))) hash.update(readFileSync(file))
  const cached = path.join(root, 'node_modules/.cache/empty-database', hash.digest('hex').slice(0, 16))
  if (!existsSync(cached)) {
    rmSync(path.dirname(cached), { recursive: true, force: true })
    mkdirSync(path.dirname(cached), { recursive: true })
    const unfinished = `${cached}.new`
    await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/setup/empty-database.ts', unfinished], {
      cwd: root,
    })
    renameSync(unfinished, cached)
  }
  cpSync(cached, path.join(dist, 'server/empty-database'), { recursive: true })
}

async function compress(folder) {
  const brotli = promisify(brotliCompress)
  const gz = promisify(gzip)
  for (const file of files(folder)) {
    if (!/\.(js|css|html|svg|json|webmanifest)$/.test(file)) continue
    const text = readFileSync(file)
    if (text.length < 1024) continue
    writeFileSync(`${file}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, await gz(text, { level: 9 }))
  }
}

async function buildConsole() {
  const { build } = await import('vite')
  const outDir = path.join(dist, 'console')
  await build({
    configFile: path.join(root, 'scripts/config/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  await compress(outDir)
}

/**
 * Builds src/widget: the loader, to which the server adds a bot's settings, and the script and style of the frame, with
 * content hashes in their names (manifest.json lists the names).
 */
export async function buildWidget(outDir = path.join(dist, 'widget')) {
  const { build } = await import('esbuild')
  const common = { absWorkingDir: root, bundle: true, minify: true, target: targetsOf('widget'), logLevel: 'warning' }
  rmSync(outDir, { recursive: true, force: true })
  // The audio worklet is a separate file that is loaded by name.
  const tap = await build({
    ...common,
    entryPoints: ['src/widget/frame/lazy/tap.ts'],
    entryNames: '[name]-[hash]',
    outdir: path.join(outDir, 'assets'),
    metafile: true,
  })
  const TAP = JSON.stringify(`./${path.basename(Object.keys(tap.metafile.outputs)[0])}`)
  const inFrame = (entryPoints) =>
    build({
      ...common,
      entryPoints,
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      splitting: true,
      format: 'esm',
      define: { 'process.env.NODE_ENV': '"production"', TAP },
      outdir: path.join(outDir, 'assets'),
      metafile: true,
    })
  // The page of a survey has a small script of its own.
  const survey = await build({
    ...common,
    entryPoints: { survey: 'src/widget/survey/main.ts' },
    entryNames: '[name]-[hash]',
    format: 'iife',
    outdir: path.join(outDir, 'assets'),
    metafile: true,
  })
  // The console's preview is a separate build, so that code that only it needs does not split the customers' script.
  const [frame, preview] = await Promise.all([
    inFrame({ frame: 'src/widget/frame/main.tsx' }),
    inFrame({ 'preview-page': 'src/widget/preview/page.ts', 'preview-frame': 'src/widget/preview/frame.tsx' }),
    build({ ...common, entryPoints: { loader: 'src/widget/loader/main.ts' }, format: 'iife', outdir: outDir }),
  ])
  const made = Object.keys({ ...frame.metafile.outputs, ...preview.metafile.outputs }).map((file) =>
    path.basename(file),
  )
  const named = (name, end) => made.find((file) => file.startsWith(`${name}-`) && file.endsWith(end))
  const manifest = {
    script: named('frame', '.js'),
    style: named('frame', '.css'),
    previewPage: named('preview-page', '.js'),
    previewFrame: named('preview-frame', '.js'),
    survey: path.basename(Object.keys(survey.metafile.outputs)[0]),
    // Chunks that the frame's script imports statically; they are preloaded with it.
    parts: Object.entries(frame.metafile.outputs)
      .filter(([file]) => path.basename(file) === named('frame', '.js'))
      .flatMap(([, { imports }]) => imports.filter(({ kind }) => kind === 'import-statement'))
      .map((part) => path.basename(part.path)),
  }
  writeFileSync(path.join(outDir, 'manifest.json'), JSON.stringify(manifest))
  cpSync(path.join(root, 'src/widget/demo.css'), path.join(outDir, 'assets/demo.css'))
  await compress(path.join(outDir, 'assets'))
}

/** Brings generated/ and dist/ up to date. Returns whether a build was necessary. */
export async function ensureBuilt() {
  ensureGenerated()
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  console.log('Compilando…')
  rmSync(stamp, { force: true })
  mkdirSync(dist, { recursive: true })
  await Promise.all([buildServer().then(buildDatabase), buildConsole(), buildWidget()])
  writeFileSync(stamp, wanted)
  return true
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await ensureBuilt()
