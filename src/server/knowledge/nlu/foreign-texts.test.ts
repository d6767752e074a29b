import { describe, expect, it } from 'vitest'
import { foreignTexts, loadModel, trainModel } from './index.ts'
import { shop } from './testing/shop.ts'

const model = loadModel(trainModel(shop))
const surestOf = (text: string) => model.understand(text).ranking[0]?.confidence ?? 0

describe('texts that belong to no intent', () => {
  it('are understood less surely than what the bot was taught', () => {
    const sure = foreignTexts.filter((text) => surestOf(text) >= 0.5)
    expect(sure.length).toBeLessThan(foreignTexts.length / 50)
  })

  it('do not teach against an example that is like one of them', () => {
    const [text = ''] = foreignTexts
    const examples = [text, `${text} por favor`, `hola, ${text}`].map((own) => ({
      intent: 'raro',
      text: own,
      entities: [],
    }))
    const taught = loadModel(trainModel({ ...shop, examples: [...shop.examples, ...examples] }))
    expect(taught.understand(text).ranking[0]).toMatchObject({ intent: 'raro' })
    expect(taught.understand(text).ranking[0]?.confidence).toBeGreaterThan(0.5)
  })
})
