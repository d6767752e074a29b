import { createHash } from 'node:crypto'
import { phrasesByIntent } from '../../src/server/demo/content.ts'
import { businesses } from '../../src/server/demo/setup.ts'
import type { Dataset } from './nlu-data.ts'

/** One in how many examples is kept for testing. */
const TESTED = 5

/** Intents that every bot has: what a bot is measured by is its own trade. */
const USUAL: ReadonlySet<string> = new Set(['Saludo', 'Despedida', 'Agradecimiento', 'Hablar con una persona'])

/** Returns the demo bots as data sets; a hash of the text decides which examples test. */
export function demoDatasets(): Dataset[] {
  return businesses.map((business, place) => {
    const set: Dataset = { name: `demostración-${place + 1}`, train: [], test: [], outside: [] }
    const own = [...phrasesByIntent(business)].filter(([intent]) => !USUAL.has(intent))
    for (const [intent, texts] of own)
      for (const text of texts) {
        const isTest = (createHash('sha256').update(text).digest()[0] as number) % TESTED === 0
        set[isTest ? 'test' : 'train'].push({ intent, text, entities: [] })
      }
    set.outside = OUTSIDE.map((text) => ({ intent: 'oos', text, entities: [] }))
    return set
  })
}

/** Texts that no shop's bot can answer. */
const OUTSIDE =
  `quién ganó el partido de ayer | cuál es la capital de Mongolia | escribime un poema sobre el mar | cómo se resuelve una ecuación
  cuadrática | mi perro no para de ladrar a la noche | qué película me recomendás | el presidente habló en cadena nacional | cuántos planetas tiene
  el sistema solar | vendo moto honda 2015 poco uso | cómo hago para aprender inglés rápido | qué opinás de la inflación | mañana llueve en
  Bariloche? | busco pareja | asdkjh qwe zxc | la casa de mi abuela era enorme | contame un chiste | en qué año murió San Martín | cómo se dice
  perro en alemán | jugamos a las cartas? | mi vecino pone la música fuerte | me gustan los gatos negros | cuál es el sentido de la vida | qué hora
  es en Tokio | quiero ser astronauta | traducime esto al francés`
    .split('|')
    .map((text) => text.trim().replace(/\s+/g, ' '))
