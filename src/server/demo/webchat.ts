import type { WebchatSettings } from '../../contract/webchat.ts'
import { PERSON_SHORT } from '../knowledge/dialogue/texts.ts'
import { bulk } from './bulk.ts'
import { bakery } from './business/bakery.ts'
import { dental } from './business/dental.ts'
import { hardware } from './business/hardware.ts'
import type { Business } from './business/types.ts'
import { scheduleOf } from './hours.ts'

/** The webchat settings and keyword responses of a business. */
interface Page {
  /** public key of the webchat, as in the embed code */
  key: string
  webchat: WebchatSettings
  quick: readonly Quick[]
}

interface Quick {
  keywords: readonly string[]
  answer: string
  buttons?: readonly { title: string; type: string; target?: string }[]
  /** the area the chat is handed over to after the answer */
  area?: string
}

const buttons = (...titles: string[]) => titles.map((title) => ({ title, type: 'response', target: '' }) as const)

const pages: ReadonlyMap<Business, Page> = new Map([
  [
    hardware,
    {
      key: 'ferreteria-quebracho',
      webchat: {
        style: {
          title: 'Ferretería El Quebracho',
          subtitle: 'Contestamos en el momento',
          open: 'Abrir la conversación',
          close: 'Cerrar la conversación',
          theme: 'auto',
          colors: {
            primary: '#8a3b12',
            background: '#ffffff',
            user_message: '#f6e0d3',
            bot_message: '#f1f2f4',
            button: '#8a3b12',
            button_hover: '#6b2c0c',
          },
        },
        parameters: {
          position: 'right',
          welcome_message: '¡Hola! Acá te respondemos sobre **precios**, **stock** y **pedidos**.',
          starter_buttons: buttons('Horarios', 'Sucursales', 'Pedir un presupuesto'),
          show_rating: true,
          allowed_domains: ['https://www.elquebracho.example'],
        },
      },
      quick: [
        {
          keywords: ['horario', 'abren', 'abierto', 'cierran'],
          answer: 'Abrimos de **lunes a viernes de 8 a 18** y los **sábados de 8 a 13**.',
          buttons: buttons('Sucursales', PERSON_SHORT),
        },
        {
          keywords: ['sucursal', 'direccion', 'donde quedan', 'donde estan'],
          answer:
            'Hay tres sucursales: Centro (San Martín 450), Norte (Av. Rafael Núñez 3900) y Sur (Vélez Sarsfield 2100).',
          buttons: buttons('Horarios'),
        },
        {
          keywords: ['presupuesto', 'cotizacion'],
          answer:
            'Para armar tu presupuesto necesitamos la lista de productos con sus cantidades. También podés mandar una foto.',
          area: 'Ventas',
        },
        {
          keywords: ['reclamo'],
          answer: 'Lamentamos el inconveniente.',
          area: 'Reclamos',
        },
        {
          keywords: ['envio', 'entrega', 'reparto'],
          answer: 'Los envíos en la ciudad llegan en **24 a 48 horas** y no tienen cargo desde $ 60.000.',
        },
        {
          keywords: ['formas de pago', 'medios de pago', 'transferencia'],
          answer: 'Podés pagar en efectivo, con transferencia y con todas las tarjetas.',
        },
        { keywords: ['gracias'], answer: '¡Gracias por escribirnos! Acá estamos para lo que necesites.' },
      ],
    },
  ],
  [
    dental,
    {
      key: 'sonrisa-clara',
      webchat: {
        style: {
          title: 'Sonrisa Clara',
          subtitle: 'Turnos y consultas',
          theme: 'light',
          colors: {
            primary: '#0f766e',
            background: '#ffffff',
            user_message: '#d5f0ed',
            bot_message: '#f1f4f4',
            button: '#0f766e',
            button_hover: '#0b5750',
          },
        },
        parameters: {
          position: 'left',
          welcome_message: '¡Hola! Por acá podés pedir turnos y consultar coberturas.',
          starter_buttons: buttons('Pedir un turno', 'Obras sociales'),
          show_rating: true,
          allowed_domains: ['https://www.sonrisaclara.example'],
        },
      },
      quick: [
        {
          keywords: ['obra social', 'prepaga', 'cobertura'],
          answer: 'Atendemos por OSDE, Swiss Medical, Galeno, APROSS y PAMI.',
        },
        { keywords: ['urgencia', 'dolor', 'duele'], answer: 'Las urgencias se atienden en el día.', area: 'Urgencias' },
      ],
    },
  ],
  [
    bakery,
    {
      key: 'la-espiga-pan',
      webchat: { parameters: { position: 'right', allowed_domains: ['https://www.laespiga.example'] } },
      quick: [
        {
          keywords: ['horario', 'abren', 'abierto', 'cierran', 'atienden', 'qué hora', 'qué horas', 'hasta qué hora'],
          answer: 'Abrimos todos los días de 7 a 20.',
        },
        {
          keywords: ['encargo', 'encargar', 'torta', 'cumpleaños', 'anticipación', 'sobre pedido'],
          answer: 'Los encargos se toman con 48 horas.',
          area: 'Pedidos',
        },
        {
          keywords: [
            'precio',
            'cuánto sale',
            'cuánto cuesta',
            'a cuánto',
            'factura',
            'medialuna',
            'kilo de pan',
            'bizcocho',
          ],
          answer: 'La docena de facturas sale $ 7.200 y el kilo de pan, $ 2.600.',
        },
        {
          keywords: ['precio mayorista', 'mayorista', 'por mayor', 'por cantidad', 'reventa', 'para mi negocio'],
          answer: 'Para comercios hay precios por bandeja.',
          area: 'Mostrador',
        },
        {
          keywords: [
            ...['envío', 'reparto', 'domicilio', 'mandan', 'llevan', 'zona de entrega', 'despacho', 'delivery'],
            ...['cuesta el envío', 'sale el envío', 'vale el envío', 'cuesta el domicilio', 'vale el domicilio'],
          ],
          answer: 'Repartimos en Godoy Cruz y alrededores. El envío cuesta $ 1.800.',
        },
        {
          keywords: ['sin gluten', 'celíaco', 'sin TACC'],
          answer: 'Hay budines y panes sin gluten, envasados aparte.',
        },
        {
          keywords: ['casamiento', 'mesa dulce', 'boda', 'quince años', 'bautismo', 'evento'],
          answer: 'Para casamientos y mesas dulces armamos el presupuesto con vos.',
          area: 'Pedidos',
        },
        {
          keywords: ['sándwich', 'miga'],
          answer: 'La bandeja de sándwiches de miga sale $ 21.500. Se encarga el día anterior.',
        },
        {
          keywords: ['empanada'],
          answer: 'La docena de empanadas sale $ 13.800: carne, verdura, humita y jamón y queso.',
        },
        { keywords: ['pizza'], answer: 'Hay prepizzas y pizzas listas para hornear todos los días desde las 11.' },
        {
          keywords: ['seña', 'señar', 'adelanto', 'por adelantado'],
          answer: 'Los encargos se señan con la mitad, en el local o por transferencia.',
        },
        {
          keywords: ['cambiar', 'cancelar', 'anular'],
          answer: 'Un encargo se cambia o se cancela hasta 24 horas antes.',
          area: 'Pedidos',
        },
        {
          keywords: [
            'dirección',
            'dónde',
            'ubicación',
            'quedan cerca',
            'quedan lejos',
            'cómo llego',
            'local',
            'Godoy Cruz',
          ],
          answer: 'Estamos en San Martín 1200, Godoy Cruz.',
        },
        {
          keywords: [
            'factura A',
            'factura B',
            'factura electrónica',
            'hacen factura',
            'emiten factura',
            'dan factura',
            'con factura',
            'facturan',
            'facturar',
            'CUIT',
            'ticket fiscal',
          ],
          answer: 'Hacemos factura A y B: pasanos tu CUIT y el día de la compra.',
          area: 'Mostrador',
        },
        { keywords: ['teléfono', 'whatsapp', 'llamar'], answer: 'Podés llamarnos al 0261 555-0177, de 7 a 20.' },
        { keywords: ['feriado'], answer: 'Los feriados abrimos de 8 a 13.' },
        {
          keywords: ['pago', 'pagar', 'tarjeta', 'transferencia', 'efectivo', 'débito', 'crédito', 'mercado pago'],
          answer: 'Tomamos efectivo, tarjetas y transferencia.',
        },
        {
          keywords: [
            ...['alérgeno', 'ingrediente', 'vegano', 'alergia', 'alérgico', 'alérgica', 'intolerante'],
            ...['tiene leche', 'tiene huevo'],
          ],
          answer: 'Cada producto lleva su etiqueta con los ingredientes. Hay budines y galletas veganas.',
        },
        {
          keywords: ['promo', 'promoción', 'descuento', 'oferta'],
          answer: 'Los martes hay 2 docenas de facturas por $ 12.500.',
        },
        { keywords: ['gracias'], answer: '¡Gracias a vos! Te esperamos.' },
      ],
    },
  ],
])

/** Returns the sites that may show the webchat of a business. */
export const allowedSites = (business: Business): readonly string[] =>
  pages.get(business)?.webchat.parameters?.allowed_domains ?? []

/** Returns the webchat key of a demo business. */
export function demoKey(business: Business): string {
  return pageOf(business).key
}

/** Returns the webchat settings and the hours of a demo bot. */
export function webchatSettings(business: Business, now: number): object {
  const { webchat } = pageOf(business)
  return { webchat, handoff: { schedule: scheduleOf(business, now) } }
}

/** Writes the keyword responses of a demo bot. */
export async function writeQuickResponses(
  botId: number,
  business: Business,
  areas: ReadonlyMap<string, number>,
  created_at: string,
): Promise<void> {
  await bulk(
    'quick_response',
    pageOf(business).quick.map(({ keywords, answer, buttons: offered = [], area }, place) => ({
      bot_id: botId,
      keywords,
      answer,
      match: 'contains',
      ignore_accents_case: true,
      buttons: offered,
      action: area ? 'handoff' : 'none',
      handoff_area_id: (area && areas.get(area)) || null,
      priority: place + 1,
      enabled: true,
      created_at,
      updated_at: created_at,
      version: 1,
    })),
  )
}

function pageOf(business: Business): Page {
  const page = pages.get(business)
  if (!page) throw new Error(`${business.name} has no page`)
  return page
}
