import { expect, test } from 'vitest'
import { articles } from '../../src/console/features/help/manual.ts'
import { createSearch } from '../../src/console/features/help/search.ts'

const find = createSearch(articles)

/** What owners of shops type, in their own words, and the articles of which one must be among the first three. */
const queries: readonly (readonly [query: string, ...articles: string[]])[] = [
  ['poner en mi pagina', 'publicar-el-chatbot'],
  ['pegar el codigo en mi web', 'publicar-el-chatbot'],
  ['no aparece el botón en mi sitio', 'publicar-el-chatbot'],
  ['como lo instalo en la tienda online', 'publicar-el-chatbot'],
  ['compartir por instagram', 'publicar-el-chatbot'],
  ['borrar chatbot', 'mover-un-chatbot'],
  ['eliminar el bot', 'mover-un-chatbot'],
  ['dar de baja', 'mover-un-chatbot', 'equipo-y-permisos'],
  ['copia de seguridad', 'mover-un-chatbot'],
  ['recuperar algo que borré', 'cambios-del-equipo', 'respuestas-principales', 'mover-un-chatbot'],
  ['cambiar el logo', 'webchat'],
  ['cambiar los colores', 'webchat'],
  ['poner una foto', 'webchat', 'archivos'],
  ['mensaje de bienvenida', 'webchat', 'respuestas-secundarias'],
  ['cambiar el saludo', 'respuestas-secundarias', 'webchat'],
  ['horarios', 'horario-de-atencion'],
  ['a que hora abro', 'horario-de-atencion'],
  ['cierro los domingos', 'horario-de-atencion'],
  ['vacaciones', 'horario-de-atencion'],
  ['cambiar contraseña', 'tu-cuenta'],
  ['olvide mi clave', 'tu-cuenta'],
  ['cambiar mi mail', 'tu-cuenta'],
  ['cambiar mi nombre de usuario', 'tu-cuenta'],
  ['no responde', 'cuando-no-entiende', 'estado'],
  ['no contesta el bot', 'cuando-no-entiende', 'estado'],
  ['contesta cualquier cosa', 'cuando-no-entiende', 'mensajes-sin-entender', 'informe-del-entrenamiento'],
  ['apagarlo un rato', 'estado'],
  ['otro empleado', 'invitar-al-equipo', 'equipo-y-permisos'],
  ['agregar un vendedor', 'invitar-al-equipo', 'equipo-y-permisos'],
  ['sacar a una persona', 'equipo-y-permisos'],
  ['que puede hacer cada uno', 'equipo-y-permisos'],
  ['facturar', 'presupuestos'],
  ['cobrar a un cliente', 'presupuestos'],
  [
    'lista de precios',
    'importar-productos',
    'inventario',
    'cambiar-precios',
    'ensenarle-a-responder',
    'respuestas-principales',
  ],
  ['precio', 'presupuestos', 'ensenarle-a-responder'],
  ['direccion del local', 'configuracion-general'],
  ['cambiar el telefono del negocio', 'configuracion-general'],
  ['tratar de usted', 'configuracion-general'],
  ['hablar con un humano', 'pasar-a-una-persona'],
  ['quiero contestar yo', 'conversaciones', 'asignar-y-resolver', 'pasar-a-una-persona'],
  ['ver los mensajes de los clientes', 'conversaciones', 'lista-de-conversaciones'],
  ['buscar un chat viejo', 'lista-de-conversaciones'],
  ['terminar un chat', 'asignar-y-resolver'],
  ['bloquear a un cliente molesto', 'datos-del-contacto', 'asignar-y-resolver'],
  ['que aprenda cosas nuevas', 'ensenarle-a-responder', 'entrenar'],
  ['agregar preguntas y respuestas', 'ensenarle-a-responder', 'respuestas-principales'],
  ['probarlo antes', 'probar-el-chatbot', 'chat-de-prueba'],
  ['los cambios no se ven', 'entrenar'],
  ['mandar un audio', 'archivos'],
  ['bajar las conversaciones a excel', 'archivos', 'lista-de-conversaciones'],
  ['me suena a la noche', 'tu-cuenta'],
  ['quien cambió esto', 'cambios-del-equipo'],
  ['crear otro chatbot', 'primer-chatbot', 'mover-un-chatbot'],
  ['cargar mis productos', 'inventario'],
  ['aumentar los precios', 'cambiar-precios'],
  ['no hay stock', 'inventario', 'vender-productos', 'configurar-productos'],
  ['talles y colores', 'caracteristicas', 'inventario'],
  ['no encuentra un producto', 'vender-productos', 'sinonimos-de-productos'],
  ['donde veo los pedidos', 'pedidos-del-chatbot'],
  ['catálogo de facebook', 'configurar-productos'],
  ['mis sucursales', 'sucursales'],
  ['cual local queda mas cerca', 'sucursales', 'configurar-sucursales'],
  ['encuesta de satisfacción', 'encuestas'],
  ['qr para la encuesta', 'compartir-una-encuesta'],
  ['resultados de la encuesta', 'respuestas-de-una-encuesta'],
  ['pedir el telefono al cliente', 'formulario-de-contacto'],
  ['quienes dejaron sus datos', 'contactos-recibidos'],
]

test.each(queries)('«%s» is answered', (query, ...wanted) => {
  const [first, second, third] = find(query).map(({ article }) => article.id)
  const shown = [first, second, third].filter((id) => id !== undefined)
  expect(
    shown.some((id) => wanted.includes(id)),
    `shows ${shown.join(', ') || 'nothing'}`,
  ).toBe(true)
})

/** What has one place, which must not be buried below others. */
const prominent: readonly (readonly [query: string, article: string])[] = [
  ['como cambio los precios', 'respuestas-principales'],
  ['no quiero trabajar los lunes', 'horario-de-atencion'],
  ['como borro mi cuenta', 'tu-cuenta'],
]

test.each(prominent)('«%s» is answered by one of the first two', (query, wanted) => {
  expect(
    find(query)
      .slice(0, 2)
      .map(({ article }) => article.id),
  ).toContain(wanted)
})

test('the manual says that texts of answers reach customers with a training', () => {
  const text = (id: string) => JSON.stringify(articles.find((one) => one.id === id)?.blocks)
  expect(text('entrenar')).toContain('las respuestas principales con sus textos')
  expect(text('respuestas-principales')).not.toContain('vale enseguida')
})
