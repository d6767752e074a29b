import type { EntityDefinition, TrainingExample, TrainingSet } from '../types.ts'

// Test fixture: the training set of a made-up shop. Values are annotated as "[empanadas](producto)".

const SENTENCES: Readonly<Record<string, string>> = {
  horario: `a qué hora abren|cuál es el horario|hasta qué hora atienden|abren los domingos|están abiertos hoy|qué días abren
    |me dicen el horario de atención|a qué hora cierran|atienden los feriados|abren a la mañana`,
  envio: `hacen envíos|llegan a mi casa|cuánto sale el envío|mandan a domicilio|cuánto tarda en llegar|tienen delivery
    |el envío es gratis|envían al interior|me lo pueden mandar|hacen entregas a domicilio`,
  pago: `qué medios de pago tienen|puedo pagar con tarjeta|aceptan efectivo|tienen cuotas sin interés|se puede pagar en cuotas
    |aceptan transferencia|puedo abonar con débito|cómo pago|hay descuento en efectivo|toman tarjeta de crédito`,
  pedir: `quiero [empanadas](producto)|me das una [pizza](producto)|quiero pedir [milanesas](producto)|haceme [ravioles](producto)
    |mandame [sorrentinos](producto)|quiero encargar [tartas](producto)|anotame [canelones](producto)|dame [ñoquis](producto)`,
  precio: `cuánto cuestan las [empanadas](producto)|qué precio tiene la [pizza](producto)|cuánto salen los [ravioles](producto)
    |a cuánto están los [ñoquis](producto)|qué valen las [tartas](producto)|me decís el precio de las [milanesas](producto)
    |cuánto sale el [locro](producto)|precio de los [canelones](producto)`,
}

/** Parses an annotated sentence into an example. */
function exampleOf(intent: string, sentence: string): TrainingExample {
  const entities: { entity: string; start: number; end: number }[] = []
  let text = ''
  let at = 0
  for (const match of sentence.matchAll(/\[([^\]]+)\]\((\w+)\)/g)) {
    text += sentence.slice(at, match.index)
    entities.push({ entity: match[2] as string, start: text.length, end: text.length + (match[1] as string).length })
    text += match[1]
    at = match.index + match[0].length
  }
  return { intent, text: text + sentence.slice(at), entities }
}

/** The examples of the shop. */
export const examples: readonly TrainingExample[] = Object.entries(SENTENCES).flatMap(([intent, sentences]) =>
  sentences.split('|').map((sentence) => exampleOf(intent, sentence.trim())),
)

/** The entities of the shop: products are learned, branches are a list. */
export const entities: readonly EntityDefinition[] = [
  { name: 'producto', type: 'free' },
  {
    name: 'sucursal',
    type: 'list',
    values: [
      { value: 'Centro', synonyms: ['microcentro'] },
      { value: 'Villa Crespo', synonyms: ['crespo'] },
    ],
  },
  { name: 'pedido', type: 'regex', pattern: 'PD-[0-9]{4}' },
  { name: 'correo', type: 'system', system: 'email' },
]

export const shop: TrainingSet = { examples, entities }
