import type { Business } from './types.ts'

/** A hardware store with five branches: the demo's main bot. */
export const hardware: Business = {
  name: 'Ferretería El Quebracho',
  key: 'hardware',
  planId: 3,
  version: '2.4',
  specialState: 'chatbot_on',
  state: 'pending',
  pendingChanges: 7,
  integrations: { facebook: 'ferreteriaelquebracho', phone: '+5493515550142' },
  webchatKey: 'ferreteria-quebracho',
  site: 'https://www.elquebracho.example',
  holidays: [],
  share: 0.6,
  channels: [48, 40, 12],
  weekdays: [1.25, 1.1, 1.05, 1.05, 1.15, 0.85, 0.2],
  items: [
    ['el taladro percutor de 650 W', 89_900],
    ['la amoladora de 115 mm', 72_500],
    ['el látex interior blanco de 20 litros', 64_300],
    ['el juego de llaves combinadas', 48_750],
    ['la bolsa de cemento de 50 kg', 11_200],
    ['la cerradura de doble paleta', 36_900],
    ['el atornillador inalámbrico de 12 V', 118_400],
    ['la manguera reforzada de 25 metros', 28_600],
    ['el termotanque eléctrico de 55 litros', 342_000],
    ['la caja de tornillos autoperforantes', 9_800],
    ['el cable unipolar de 2,5 mm por 100 metros', 96_200],
    ['la escalera de aluminio de 6 escalones', 84_700],
    ['la hidrolavadora de 1400 W', 176_900],
    ['el juego de grifería para cocina', 71_350],
  ],
  facts: {
    sucursal: ['Córdoba Centro', 'Rosario Norte', 'Mendoza Godoy Cruz'],
    horario: ['lunes a viernes de 8 a 18 y sábados de 8 a 13', 'lunes a viernes de 8:30 a 18:30 y sábados de 9 a 13'],
    demora: ['24 horas', '48 horas', '72 horas'],
    obra: ['una casa en construcción', 'el consorcio', 'un local que estamos reformando', 'un quincho', 'la escuela'],
    falla: [
      'no funciona',
      'llegó con la caja rota',
      'hace un ruido raro',
      'le falta una pieza',
      'no es el modelo que pedí',
    ],
  },
  meant: [
    [/factura/i, 'Factura A'],
    [/cuenta corriente/, 'Cuenta corriente'],
    [/presupuesto|cotizan/i, 'Pedir un presupuesto'],
    [/reclamo|falla/i, 'Hacer un reclamo'],
    [/no llegó|pasaron varios días|llegaba ayer/, 'Demora de un pedido'],
    [/mi pedido|estado del envío/, 'Seguimiento de un pedido'],
    [/retirar/, 'Retiro en sucursal'],
    [/cuánto me sale el envío/i, 'Costo de envío'],
    [/envíos|llega a/, 'Zonas de entrega'],
    [/cuotas/, 'Cuotas y promociones'],
    [/formas de pago|Mercado Pago/, 'Formas de pago'],
    [/servicio técnico/, 'Servicio técnico'],
    [/copias de llaves/, 'Copia de llaves'],
    [/Alquilan/, 'Alquiler de herramientas'],
    [/hora abren|horarios|sábados|están hoy/, 'Horarios de atención'],
    [/stock|Lo tienen/, 'Stock de un producto'],
    [/sale|precio|a cuánto/i, 'Precio de un producto'],
  ],
  unknown: [
    '¿Hacen instalaciones a domicilio?',
    'mandan a alguien a instalar a domicilio?',
    'Tienen piletas de lona?',
    'venden piletas de lona',
    '¿Venden estufas a leña?',
    'tienen gift card para regalar?',
    'Se pueden comprar gift cards',
    'reciben escombros?',
    '¿Arman muebles?',
    'me pueden armar un mueble',
    'dan cursos de carpintería?',
    'la app del banco no me anda, a ustedes les pasa?',
  ],
  topics: [
    {
      weight: 26,
      turns: [
        [
          'user',
          [
            '¿Cuánto sale {producto}?',
            'Hola, precio de {producto}?',
            'Quería saber a cuánto tienen {producto}',
            'Me pasás el precio de {producto} por favor',
          ],
        ],
        [
          'bot',
          [
            'Hoy {producto} está a {precio}. Precio de contado o transferencia.',
            '{Producto}: {precio}. Con tarjeta hay hasta 6 cuotas.',
          ],
        ],
        ['user', ['¿Y en cuotas?', 'Tienen stock?', '¿Lo tienen en {sucursal}?', 'Buenísimo, ¿hacen envíos?']],
        [
          'bot',
          [
            'Sí, hay stock en {sucursal}. También podés reservarlo por 48 horas.',
            'Con tarjeta son 6 cuotas fijas. En {sucursal} quedan unidades.',
          ],
        ],
      ],
      labels: ['Posible cliente'],
    },
    {
      weight: 14,
      turns: [
        [
          'user',
          [
            '¿A qué hora abren?',
            'Qué horarios tienen en {sucursal}?',
            '¿Abren los sábados?',
            'Hasta qué hora están hoy?',
          ],
        ],
        [
          'bot',
          [
            'En {sucursal} atendemos de {horario}.',
            'Nuestro horario en {sucursal}: {horario}. Los feriados permanecemos cerrados.',
          ],
        ],
      ],
    },
    {
      weight: 12,
      turns: [
        [
          'user',
          ['¿Hacen envíos a {ciudad}?', 'Cuánto me sale el envío a {ciudad}?', '¿En cuánto tiempo llega a {ciudad}?'],
        ],
        [
          'bot',
          [
            'Sí, entregamos en {ciudad} en {demora}. Desde $ 120.000 el envío es sin cargo.',
            'A {ciudad} llega en {demora}. El costo se calcula con el peso del pedido.',
          ],
        ],
        ['user', ['Perfecto', '¿Y se puede retirar en {sucursal}?', 'Ok, lo pienso']],
        ['bot', ['También podés retirarlo sin costo en {sucursal}: te avisamos cuando está listo.']],
      ],
    },
    {
      weight: 13,
      area: 'Ventas',
      turns: [
        [
          'user',
          [
            'Necesito un presupuesto para {obra}',
            'Quiero pedir presupuesto, es para {obra}',
            '¿Me cotizan una lista de materiales? Es para {obra}',
          ],
        ],
        ['bot', ['Con gusto. Una persona de Ventas va a preparar el presupuesto. ¿Qué productos hacen falta?']],
        [
          'user',
          [
            '{cantidad} de {producto} y {cantidad2} de {producto2}',
            'Sería {producto}, {cantidad} unidades',
            'Te paso: {producto} x {cantidad}, {producto2} x {cantidad2}',
          ],
        ],
        ['bot', ['Listo, ya tiene el pedido el equipo de Ventas. En breve contestan por acá.']],
      ],
      human: [
        [
          'agent',
          [
            'Hola {nombre}, soy {agente} de Ventas. Ya lo estoy cotizando.',
            'Buenas {nombre}, te habla {agente}. Te armo el presupuesto y te lo paso.',
          ],
        ],
        [
          'agent',
          [
            'Por {cantidad} de {producto} queda en {total} final, con IVA incluido.',
            'El total es {total}. Vale por 15 días.',
          ],
        ],
        [
          'user',
          [
            'Dale, me sirve. ¿Aceptan transferencia?',
            'Se puede mejorar algo el precio?',
            'Perfecto, lo consulto y te aviso',
          ],
        ],
        [
          'agent',
          [
            'Sí, con transferencia hay un 10 % de descuento.',
            'Pagando por transferencia te lo dejo con 10 % menos.',
            'Quedo atenta, cualquier cosa escribime por acá.',
          ],
        ],
      ],
      labels: ['Presupuesto', 'Mayorista'],
    },
    {
      weight: 9,
      area: 'Reclamos',
      turns: [
        [
          'user',
          [
            'Compré {producto} y {falla}',
            'Tengo un problema: {producto} {falla}',
            'Buenas, quiero hacer un reclamo. {Producto} {falla}',
          ],
        ],
        ['bot', ['Lamentamos lo ocurrido. ¿Cuál es el número de factura o de pedido?']],
        ['user', ['{pedido}', 'Es el pedido {pedido}', 'No la tengo a mano, compré en {sucursal}']],
        ['bot', ['Gracias. Derivamos el caso al equipo de Reclamos.']],
      ],
      human: [
        [
          'agent',
          [
            'Hola {nombre}, soy {agente}. Perdón por el inconveniente, ya estoy viendo el pedido.',
            'Buenas {nombre}. Acá {agente}, de Reclamos. ¿Podrás mandar una foto?',
          ],
        ],
        ['user', ['Sí, ahora te mando', 'Lo necesito resuelto para mañana', 'Ok gracias']],
        [
          'agent',
          [
            'Lo cambiamos sin cargo. Podés pasar por {sucursal} con la factura.',
            'Ya pedí el retiro. Entre mañana y pasado va el correo con el cambio.',
          ],
        ],
        ['user', ['Muchas gracias {agente}', 'Espero que se resuelva', 'Genial, gracias']],
      ],
      labels: ['Reclamo', 'Urgente'],
    },
    {
      weight: 8,
      area: 'Envíos',
      turns: [
        [
          'user',
          [
            '¿Dónde está mi pedido {pedido}?',
            'Hola, hice un pedido y no llegó. Es el {pedido}',
            'Quería saber el estado del envío {pedido}',
          ],
        ],
        [
          'bot',
          [
            'El pedido {pedido} salió del depósito y llega en {demora}.',
            'El pedido {pedido} está en camino. Llega en {demora}.',
          ],
        ],
        ['user', ['Pero me dijeron que llegaba ayer', 'Ya pasaron varios días', 'Dale, gracias']],
        ['bot', ['Una persona de Envíos va a revisarlo.']],
      ],
      human: [
        [
          'agent',
          [
            'Hola {nombre}, soy {agente}. Hablé con el transporte: se entrega mañana por la mañana.',
            '{nombre}, ya lo ubiqué: está en la sucursal de {ciudad}. Sale hoy a reparto.',
          ],
        ],
        ['user', ['Buenísimo, gracias', 'Ok, voy a estar en casa']],
      ],
      labels: ['Seguimiento'],
    },
    {
      weight: 7,
      turns: [
        ['user', ['¿Qué formas de pago tienen?', 'Aceptan Mercado Pago?', '¿Tienen cuotas sin interés?']],
        [
          'bot',
          [
            'Podés pagar en efectivo, con transferencia, débito, crédito y billeteras virtuales. Los miércoles hay 3 cuotas sin interés.',
          ],
        ],
        ['user', ['¿Y factura A hacen?', 'Buenísimo', 'Ok']],
        ['bot', ['Sí, hacemos factura A y B. Solo necesitamos tu CUIT.']],
      ],
    },
    {
      weight: 6,
      area: 'Administración',
      turns: [
        [
          'user',
          [
            'Necesito la factura del pedido {pedido}',
            'Me hacen la factura A del pedido {pedido}?',
            '¿A quién le consulto por la cuenta corriente?',
          ],
        ],
        ['bot', ['Lo ve el equipo de Administración. ¿Cuál es el CUIT?']],
        [
          'user',
          ['30-71{cantidad}4562-{cantidad2}', 'Te lo paso en un rato', 'El mismo de siempre, de la constructora'],
        ],
      ],
      human: [
        [
          'agent',
          [
            'Hola {nombre}, soy {agente}. Ya envié la factura por correo.',
            'Listo {nombre}, la factura quedó cargada y va por correo.',
          ],
        ],
        ['user', ['Recibida, gracias', 'Gracias!']],
      ],
      labels: ['Mayorista'],
    },
    {
      weight: 5,
      turns: [
        ['user', ['¿Hacen copias de llaves?', 'Alquilan herramientas?', '¿Tienen servicio técnico para {producto}?']],
        ['bot', ['Sí, en {sucursal}, en el horario de {horario}.', 'Ese servicio está en {sucursal}. Vení sin turno.']],
      ],
    },
  ],
}
