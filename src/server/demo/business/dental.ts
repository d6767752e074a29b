import type { Business } from './types.ts'

/** A dental clinic: the demo's bot on the middle plan. */
export const dental: Business = {
  name: 'Odontología Sonrisa Clara',
  key: 'dental',
  planId: 2,
  version: '2.3',
  specialState: 'chatbot_on',
  state: 'active',
  pendingChanges: 0,
  integrations: { phone: '+5493415550177' },
  webchatKey: 'sonrisa-clara',
  site: 'https://www.sonrisaclara.example',
  holidays: [],
  share: 0.28,
  channels: [34, 60, 6],
  weekdays: [1.4, 1.2, 1.15, 1.1, 1, 0.45, 0.15],
  items: [
    ['la limpieza dental', 38_000],
    ['el blanqueamiento', 145_000],
    ['la consulta', 22_000],
    ['la radiografía panorámica', 31_500],
    ['el tratamiento de conducto', 168_000],
    ['la placa de descanso', 98_000],
    ['el implante', 620_000],
    ['el control de ortodoncia', 42_000],
  ],
  facts: {
    sucursal: ['Rosario Centro', 'Fisherton'],
    horario: ['lunes a viernes de 9 a 20 y sábados de 9 a 13'],
    profesional: ['la Dra. Ferreyra', 'el Dr. Molina', 'la Dra. Paz', 'el Dr. Quiroga'],
    obra: ['OSDE', 'Swiss Medical', 'IAPOS', 'PAMI', 'Galeno', 'OSECAC'],
    dia: ['el lunes', 'el martes', 'el miércoles', 'el jueves', 'el viernes'],
    hora: ['9:30', '10:15', '11:00', '14:45', '16:30', '18:00', '19:15'],
    falla: ['me duele mucho una muela', 'se me partió un diente', 'se me salió la corona', 'tengo la cara inflamada'],
  },
  meant: [
    [/falla/, 'Dolor de muelas'],
    [/cancelar/, 'Cancelar un turno'],
    [/cambiar el turno|lo pasamos/, 'Cambiar un turno'],
    [/turno con|sacar un turno/, 'Pedir un turno'],
    [/tienen turno/i, 'Turnos disponibles'],
    [/autorización|papeles/, 'Autorizaciones'],
    [/obra/, 'Obras sociales que atendemos'],
    [/sale|precio|cuánto está|pagar algo/i, 'Presupuesto de un tratamiento'],
    [/queda el consultorio/, 'Dirección'],
    [/horarios|sábados/, 'Horarios de atención'],
  ],
  unknown: [
    '¿Hacen botox?',
    'aplican botox en la cara?',
    'atienden a domicilio?',
    '¿Van a domicilio? Es para mi mamá que no camina',
    'venden cepillos eléctricos?',
    '¿Necesitan pacientes para prácticas?',
    'dan certificado para el trabajo?',
    'me hacen un certificado para la escuela',
    '¿Atienden mascotas?',
    'tienen tarjeta de regalo?',
  ],
  topics: [
    {
      weight: 34,
      area: 'Turnos',
      turns: [
        [
          'user',
          [
            'Hola, quiero sacar un turno para {producto}',
            'Necesito turno con {profesional}',
            '¿Tienen turno esta semana para {producto}?',
          ],
        ],
        ['bot', ['Con gusto. ¿Con qué obra social y qué día queda mejor?']],
        [
          'user',
          [
            '{obra}, {dia} si puede ser',
            'Soy particular, {dia} a la tarde',
            'Tengo {obra}. Cualquier día después de las 16',
          ],
        ],
        ['bot', ['Gracias. La secretaría confirma el turno en un momento.']],
      ],
      human: [
        [
          'agent',
          [
            'Hola {nombre}, soy {agente}. Tengo {dia} a las {hora} con {profesional}. ¿Sirve?',
            'Buenas {nombre}, hay lugar {dia} a las {hora} con {profesional}.',
          ],
        ],
        ['user', ['Perfecto, agendame', 'Sí, gracias', '¿No hay algo más tarde?']],
        [
          'agent',
          ['Listo, turno confirmado. Venir 10 minutos antes con el carnet.', 'Agendado: {dia} {hora} en {sucursal}.'],
        ],
      ],
      labels: ['Primera vez', 'Ortodoncia'],
    },
    {
      weight: 18,
      turns: [
        ['user', ['¿Atienden por {obra}?', 'Trabajan con {obra}?', 'Hola, qué obras sociales atienden']],
        [
          'bot',
          [
            'Sí, atendemos por {obra}. Algunas prácticas necesitan autorización previa.',
            'Trabajamos con {obra} y con atención particular.',
          ],
        ],
        ['user', ['¿{Producto} entra en la cobertura?', 'Bárbaro', 'Hay que pagar algo más?']],
        ['bot', ['Depende del plan. De forma particular {producto} cuesta {precio}.']],
      ],
    },
    {
      weight: 15,
      turns: [
        ['user', ['¿Cuánto sale {producto}?', 'Precio de {producto} por favor', 'Cuánto está {producto} particular?']],
        ['bot', ['De forma particular, {producto} cuesta {precio}. Hay 3 cuotas sin interés.']],
      ],
    },
    {
      weight: 10,
      area: 'Urgencias',
      turns: [
        ['user', ['Hola, {falla}', '¿Atienden urgencias? {falla}', 'Necesito que me vean hoy, {falla}']],
        ['bot', ['Entendemos la urgencia. Una persona del consultorio contesta enseguida.']],
      ],
      human: [
        [
          'agent',
          [
            'Hola {nombre}, soy {agente}. ¿Podés acercarte hoy a las {hora} a {sucursal}?',
            '{nombre}, {profesional} puede verte hoy {hora}.',
          ],
        ],
        ['user', ['Sí, voy para allá', 'Gracias, salgo ahora']],
        ['agent', ['Te esperamos.', 'Avisá en recepción que venís por urgencia.']],
      ],
      labels: ['Urgencia'],
    },
    {
      weight: 9,
      area: 'Obras sociales',
      turns: [
        [
          'user',
          [
            '¿Cómo hago la autorización de {obra}?',
            'Me rechazaron la autorización de {obra}',
            'Qué papeles necesito para {obra}?',
          ],
        ],
        ['bot', ['Se necesita la orden y el carnet. Una persona de Obras sociales lo revisa.']],
      ],
      human: [
        [
          'agent',
          [
            'Hola {nombre}, soy {agente}. Mandame una foto de la orden y la cargo yo.',
            'Buenas {nombre}. Ya la pedí, suele demorar dos días.',
          ],
        ],
        ['user', ['Gracias', 'Ahí va la foto', 'Ok, espero']],
      ],
      labels: ['Falta autorización'],
    },
    {
      weight: 10,
      turns: [
        ['user', ['¿Qué horarios tienen?', 'Dónde queda el consultorio?', '¿Atienden los sábados?']],
        ['bot', ['Atendemos de {horario}. Hay consultorios en Rosario Centro y en Fisherton.']],
      ],
    },
    {
      weight: 6,
      area: 'Turnos',
      turns: [
        [
          'user',
          [
            'Necesito cambiar el turno de {dia}',
            'No voy a poder ir {dia}, ¿lo pasamos?',
            'Quiero cancelar mi turno de {dia}',
          ],
        ],
        ['bot', ['Sin problema. La secretaría lo reprograma.']],
      ],
      human: [
        ['agent', ['Hola {nombre}, soy {agente}. ¿Queda bien {dia} a las {hora}?']],
        ['user', ['Sí, mejor', 'Dale, gracias']],
        ['agent', ['Listo, reprogramado.']],
      ],
    },
  ],
}
