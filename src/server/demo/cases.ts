import { db } from '../foundation/store/db.ts'
import { bulk } from './bulk.ts'
import { DAY } from './calendar.ts'
import type { SeededBot } from './setup.ts'

/** The customer's message and the intent of the expected response; `persona` expects a handoff to the team. */
type Line = readonly [says: string, gets?: string]

/** Expects a handoff to the team. */
const PERSON = 'persona'

/** The test cases of each demo bot by name, in the order of the businesses. */
const written: readonly Readonly<Record<string, readonly Line[]>>[] = [
  {
    'Horario de los sábados': [
      ['hola'],
      ['a qué hora abren los sábados?', 'Horarios de atención'],
      ['tienen estacionamiento?', 'Estacionamiento'],
      ['gracias'],
    ],
    'Compra de una empresa': [
      ['hacen factura A?', 'Factura A'],
      ['y venden por mayor?', 'Venta mayorista'],
      ['quisiera abrir una cuenta corriente', 'Cuenta corriente'],
    ],
    'Pregunta por su pedido': [
      ['puedo retirar en el local?', 'Retiro en sucursal'],
      ['quiero saber dónde está mi pedido Q-1045', PERSON],
    ],
    'Busca un taladro': [
      ['hola, tienen taladros percutores?', 'Herramientas eléctricas'],
      ['cuánto sale el percutor?', 'Precio de un producto'],
    ],
    'Devuelve una herramienta': [
      ['quiero devolver una amoladora', 'Cambios y devoluciones'],
      ['tienen servicio técnico?', 'Servicio técnico'],
    ],
    'No se entiende dos veces': [['venden cerveza artesanal?'], ['y gaseosas?', PERSON]],
    'Pide una persona': [['hola'], ['quiero hablar con una persona', PERSON]],
  },
  {
    'Cobertura y documentación': [
      ['hola'],
      ['atienden por OSDE?', 'Obras sociales que atendemos'],
      ['qué tengo que llevar a la consulta?', 'Documentación necesaria'],
    ],
    'No puede ir al turno': [
      ['voy a llegar tarde', 'Llegar tarde'],
      ['no voy a poder ir, quiero cancelar', 'Cancelar un turno'],
    ],
    'Pide un turno': [['quiero sacar un turno', PERSON]],
    Urgencia: [['me duele mucho una muela', 'Dolor de muelas']],
    'Después de una extracción': [
      ['qué puedo comer después de sacarme la muela?', 'Cuidados después de una extracción'],
    ],
    'Pide una persona': [['hola'], ['quiero hablar con una persona', PERSON]],
  },
  {
    'Encarga una torta': [['hola'], ['quiero encargar una torta', PERSON]],
    'Horario y reparto': [['a qué hora abren?'], ['hacen envíos?'], ['tienen pan sin gluten?']],
    'Pide una persona': [['quiero hablar con una persona', PERSON]],
  },
]

/** The test case that must pass before a model goes live: a customer who asks for a person gets one. */
const HOLDING = 'Pide una persona'

/** Writes the test cases of the demo bots. Their responses must exist. */
export async function writeCases(now: number, placed: readonly SeededBot[]): Promise<void> {
  const responses = await db().selectFrom('response').select(['id', 'bot_id', 'intent_id', 'title']).execute()
  for (const [index, bot] of placed.entries()) {
    const at = new Date(now - 20 * DAY).toISOString()
    const by = bot.intents[0]?.created_by
    const own = new Map(responses.filter(({ bot_id }) => bot_id === bot.id).map((one) => [one.title, one]))
    const step = ([user, gets]: Line) => {
      const response = gets === undefined || gets === PERSON ? undefined : own.get(gets)
      if (gets !== undefined && gets !== PERSON && !response) throw new Error(`${bot.business.name} has no ${gets}`)
      const { intent_id = null, id: response_id = null } = response ?? {}
      return { user, intent_id, response_id, handoff: gets === PERSON }
    }
    await bulk(
      'test_case',
      Object.entries(written[index] ?? {}).map(([name, lines]) => ({
        ...{
          bot_id: bot.id,
          name,
          steps: lines.map(step),
          run_after_training: true,
          blocks_transfer: name === HOLDING,
        },
        ...{ last_result: 'never', created_at: at, created_by: by, updated_at: at, updated_by: by, version: 1 },
      })),
    )
  }
}
