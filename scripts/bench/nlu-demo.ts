import { createHash } from 'node:crypto'
import { examplesByIntent, trainingData } from '../../src/server/demo/training-data/bots.ts'
import type { Dataset } from './nlu-data.ts'

/** One in how many examples is kept for testing. */
const TESTED = 5

/** Returns the demo bots as data sets; a hash of the text decides which examples test. */
export function demoDatasets(): Dataset[] {
  return trainingData.map((data, place) => {
    const set: Dataset = { name: `demostración-${place + 1}`, train: [], test: [], outside: [] }
    for (const [intent, texts] of examplesByIntent(data, Object.keys(data.examples)))
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
