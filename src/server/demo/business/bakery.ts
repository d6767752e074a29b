import type { Business } from './types.ts'

/** A neighborhood bakery: the demo's bot on plan 1, with quick responses and a contact form only. */
export const bakery: Business = {
  name: 'Panadería La Espiga',
  key: 'bakery',
  planId: 1,
  version: '1.8',
  specialState: 'chatbot_off',
  state: 'maintenance',
  pendingChanges: 0,
  integrations: { phone: '+5492615550119' },
  webchatKey: 'la-espiga-pan',
  site: 'https://www.laespiga.example',
  holidays: [{ from: '08:00', to: '13:00' }],
  share: 0.12,
  channels: [30, 62, 8],
  weekdays: [0.6, 0.8, 0.85, 0.95, 1.3, 1.6, 1.2],
  items: [
    ['la docena de facturas', 7_200],
    ['la torta de cumpleaños para 20', 38_000],
    ['el kilo de pan', 2_600],
    ['la bandeja de sándwiches de miga', 21_500],
    ['la docena de empanadas', 13_800],
    ['el budín de limón', 5_400],
    ['la mesa dulce chica', 54_000],
  ],
  facts: {
    sucursal: ['Godoy Cruz'],
    horario: ['martes a domingo de 7 a 13 y de 17 a 21'],
    dia: ['el viernes', 'el sábado', 'el domingo', 'mañana', 'pasado mañana'],
    hora: ['10', '11', '17:30', '18', '19', '20'],
    gusto: ['dulce de leche y merengue', 'chocolate y frutillas', 'crema y duraznos', 'oreo'],
  },
  meant: [],
  unknown: [
    '¿Hacen catering?',
    'alquilan vajilla?',
    '¿Dan cursos de pastelería?',
    'venden levadura?',
    'tienen wifi?',
    '¿Hacen helado?',
  ],
  topics: [
    {
      weight: 32,
      area: 'Pedidos',
      turns: [
        [
          'user',
          [
            'Hola, quiero encargar {producto} para {dia}',
            '¿Llego a encargar {producto} para {dia}?',
            'Necesito {producto} para {dia} a las {hora}',
          ],
        ],
        ['bot', ['¡Qué lindo! Tomamos el pedido en un momento. ¿De qué gusto y para qué hora?']],
        ['user', ['De {gusto}, para las {hora}', 'Lo que recomienden, para las {hora}', '{gusto} por favor']],
      ],
      human: [
        [
          'agent',
          [
            'Hola {nombre}, soy {agente}. Anotado para {dia} a las {hora}. Son {precio}, con una seña del 50 %.',
            'Listo {nombre}, queda encargado. Total {precio}.',
          ],
        ],
        ['user', ['Te transfiero la seña', 'Paso a dejar la seña', 'Genial, gracias']],
        ['agent', ['Perfecto, alias PAN.LA.ESPIGA. Mandanos el comprobante por acá.', 'Gracias, te esperamos {dia}.']],
      ],
      labels: ['Encargo', 'Seña pendiente', 'Evento'],
    },
    {
      weight: 26,
      turns: [
        ['user', ['¿A cuánto está {producto}?', 'Precio de {producto}?', 'Hola! cuánto sale {producto}']],
        ['bot', ['{Producto} está a {precio}.', 'Hoy {producto} sale {precio}.']],
      ],
    },
    {
      weight: 20,
      turns: [
        ['user', ['¿Hasta qué hora abren hoy?', 'Están abiertos?', '¿Abren los domingos?']],
        ['bot', ['Abrimos de {horario}. Los lunes está cerrado.']],
      ],
    },
    {
      weight: 12,
      turns: [
        ['user', ['¿Hacen envíos?', 'Me lo pueden traer a casa?', '¿Llegan hasta {ciudad}?']],
        ['bot', ['Repartimos en Godoy Cruz y alrededores. El envío cuesta $ 1.800.']],
        ['user', ['Dale', 'Ah, paso a buscarlo entonces']],
      ],
    },
    {
      weight: 10,
      turns: [
        ['user', ['¿Tienen algo sin gluten?', 'Hacen cosas veganas?', 'Soy celíaca, ¿qué tienen?']],
        ['bot', ['Hay budines y panes sin gluten de un elaborador certificado, envasados aparte.']],
      ],
    },
  ],
}
