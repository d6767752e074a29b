// Runs one rival engine in its own process: reads {train, test, outside} from stdin and prints its predictions.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const [engine, folder] = process.argv.slice(2)
const require = createRequire(path.join(folder, 'package.json'))
const { train, test, outside } = JSON.parse(readFileSync(0, 'utf8'))

/** Set up as in its documentation, with the Spanish stemmer. */
async function nlpjs() {
  const { dockStart } = require('@nlpjs/basic')
  const dock = await dockStart({
    settings: { nlp: { languages: ['es'], autoSave: false, autoLoad: false, forceNER: false, log: false } },
    use: ['Basic', 'LangEs'],
  })
  const nlp = dock.get('nlp')
  nlp.addLanguage('es')
  for (const { text, intent } of train) nlp.addDocument('es', text, intent)
  await nlp.train()
  return async (text) => {
    const { intent, score } = await nlp.process('es', text)
    return [intent, intent === 'None' ? 0 : score]
  }
}

/** Supervised training with subwords and as many epochs as small data sets need. */
async function fasttext() {
  const file = require.resolve('fasttext.wasm.js').replace(/\.cjs$/, '.mjs')
  const { getFastTextClass, getFastTextModule } = await import(pathToFileURL(file).href)
  const FastText = await getFastTextClass({ getFastTextModule })
  const intents = [...new Set(train.map(({ intent }) => intent))]
  const clean = (text) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const lines = train.map(({ text, intent }) => `__label__${intents.indexOf(intent)} ${clean(text)}\n`).join('')
  const url = `data:text/plain;base64,${Buffer.from(lines).toString('base64')}`
  const options = { epoch: 100, lr: 0.5, dim: 50, wordNgrams: 2, minn: 2, maxn: 5, minCount: 1, bucket: 100_000 }
  const model = await new FastText().trainSupervised(url, { ...options, loss: 'softmax', verbose: 0 }, () => {})
  return async (text) => {
    const found = model.predict(clean(text), 1, 0)
    const [confidence, label] = found.size() > 0 ? found.get(0) : [0, '']
    return [intents[Number(label.replace('__label__', ''))], confidence]
  }
}

const cpuMs = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000
const begin = cpuMs()
const predict = await { nlpjs, fasttext }[engine]()
const trainMs = cpuMs() - begin
const each = async (items) => {
  const answers = []
  for (const { text } of items) answers.push(await predict(text))
  return answers
}
const predicting = cpuMs()
const answers = await each(test)
const predictMs = (cpuMs() - predicting) / test.length
console.log(`\nRESULT ${JSON.stringify({ test: answers, outside: await each(outside), trainMs, predictMs })}`)
process.exit(0)
