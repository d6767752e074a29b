/** Paraphrases of the hardware store's customers (see `expandParaphrases`). */
export const hardwareParaphrases: Readonly<Record<string, string>> = {
  'Horarios de atención': `a qué hora _ | decime a que hora _ | saben a qué hora _: abren | cierran | abren los sábados | cierran los
    domingos | abre la sucursal Norte | cierra el local hoy ; qué horario tienen _ | horario de atención _ | en qué horario puedo
    ir _: los sábados | los domingos | de lunes a viernes | hoy a la tarde | al mediodía | en la sucursal Centro`,
  'Dirección de las sucursales': `dónde queda _ | cómo llego a _ | me pasás la dirección de _ | en qué calle está _: la sucursal |
    la sucursal de Caballito | el local de Morón | la sucursal más cercana | la ferretería | el local ; mandame _ | me pasás _ |
    quiero _ : la ubicación | la dirección exacta | la ubicación en el mapa | el mapa para llegar`,
  Teléfonos: `me pasás _ | cuál es _ | necesito _ para llamar | quiero saber _: el teléfono | el número de teléfono | el whatsapp del
    local | el celular de ventas | el teléfono fijo | el interno de ventas | el mail de contacto | el número de la sucursal Norte`,
  Feriados: `abren _ | trabajan _ | atienden _, que es feriado | está abierto _: el lunes feriado | el 25 de mayo | el viernes santo |
    en semana santa | en carnaval | el 9 de julio | el 31 de diciembre | en navidad | el feriado puente | los días feriados`,
  Estacionamiento: `hay _ | tienen _ | dónde hay _: estacionamiento propio | cochera para clientes | lugar para estacionar |
    playa de estacionamiento | lugar para dejar el auto | estacionamiento para camiones | lugar para estacionar el flete`,
  'Trabajar con nosotros': `quiero _ | cómo hago para _ | me gustaría _ | dónde puedo _: dejar el curriculum | trabajar con ustedes |
    mandar mi cv | postularme para trabajar | trabajar de vendedor | ver las búsquedas laborales ; están buscando _ | necesitan _ |
    toman _ para trabajar: empleados | repositores | gente | vendedores`,
  'Precio de un producto': `cuánto sale _ | cuánto cuesta _ | qué precio tiene _ | precio de _ | a cuánto está _: el taladro | la
    amoladora makita | el martillo | la bolsa de cemento | el litro de pintura | la manguera | la cerradura trabex | la canilla |
    el rollo de cable | la caja de tornillos | el látex alba de 20 litros | la bordeadora | un destornillador`,
  'Stock de un producto': `tienen stock de _ | hay stock de _ | les quedan _ en stock | tienen _ disponibles | cuándo entran _ : taladros
    | amoladoras bosch | bolsas de cemento | llaves térmicas | cables de 4 | caños de media | mangueras | martillos de goma |
    hormigoneras | pinturas blancas | bordeadoras`,
  'Herramientas eléctricas': `busco una _ | qué _ me recomendás | qué modelos de _ hay | quiero ver una _ : amoladora chica |
    atornilladora inalámbrica bosch | lijadora orbital | sierra caladora | sierra circular | soldadora inverter | herramienta
    eléctrica para cortar cerámica | herramienta a batería ; busco un _ | qué _ me conviene | qué modelos de _ trabajan : taladro
    percutor | rotomartillo | taladro a batería | taladro para hormigón`,
  'Herramientas manuales': `busco un _ | necesito un _ | qué _ tienen | venden algún _: martillo carpintero | juego de
    destornilladores | juego de llaves combinadas | serrucho de mano | nivel de burbuja | juego de tubos | alicate ; busco una _ |
    necesito una _ de mano | venden alguna _: pinza | cinta métrica | llave francesa | espátula | llana | caja de herramientas`,
  'Pinturas y látex': `qué _ me recomendás | tienen _ para pintar | necesito _ para una pared | busco _: pintura para exterior | pintura
    alba | látex para interior | látex lavable | esmalte sintético | membrana líquida | barniz | enduido | imprimación | rodillos y
    pinceles ; preparan _ | cuántos litros de _ necesito: colores de látex | pintura a medida | látex sinteplast`,
  Electricidad: `tienen _ para la instalación | necesito _ | busco _ de luz | venden _: cable unipolar | cable para el aire | disyuntores y
    térmicas | fichas macho y hembra | un tablero eléctrico | lámparas led | toma corrientes | teclas y portalámparas | cinta
    aisladora | caño corrugado | plafones | alargues`,
  'Plomería y sanitarios': `tienen _ | necesito _ para el baño | busco _ | venden _ de agua: caños de termofusión | flexibles | una
    grifería | sifones para bacha | inodoros con depósito | teflón | un tanque | una bomba presurizadora | cueritos | destapa
    cañerías ; tengo una pérdida en _ | qué uso para arreglar _: el caño | la canilla del baño | el depósito del inodoro | la llave
    de paso`,
  'Tornillos y fijaciones': `tienen _ | venden _ sueltos | necesito _ para fijar | qué _ van en ladrillo hueco: tarugos del 8 | tornillos
    autoperforantes | tornillos para durlock | bulones con tuerca | clavos | remaches | arandelas | brocas químicas | escuadras |
    ganchos con tarugo`,
  Cerraduras: `quiero cambiar _ | tienen _ para puerta | busco _ | me recomendás _: una cerradura | una cerradura trabex | un cerrojo |
    un candado | un picaporte | un pasador | un cilindro de cerradura | las manijas y bocallaves | una cerradura electrónica`,
  Jardín: `tienen _ | busco _ para el jardín | venden _ para el patio | necesito _ : una carretilla de jardín | macetas | tijera de
    podar | cortadora de césped | tierra fértil | fertilizante | aspersores de riego | riego por goteo | pala y rastrillo | tanza |
    veneno para hormigas | una motosierra`,
  'Materiales de obra': `venden _ | tienen _ para la obra | necesito _ de construcción | hacen bajar _ en obra: arena y piedra | hierro
    del 8 | ladrillos huecos | cal | viguetas | chapas para techo | mallas sima | placas de durlock | bolsones de arena | aislante |
    pegamento para cerámicos | cemento y plasticor`,
  'Marcas que trabajamos': `qué marcas de _ trabajan | qué marcas de _ venden | qué marca de _ me recomendás | tienen marcas
    nacionales de _: pintura | herramientas | grifería | cerraduras | taladros | cables ; trabajan la marca _ | venden la marca _ |
    son distribuidores de la marca _: makita | stanley | bosch | black and decker`,
  'Alquiler de herramientas': `alquilan _ | cuánto sale alquilar _ | quiero alquilar _ por el fin de semana | alquiler de _ por día:
    una hormigonera | un andamio | un martillo demoledor | un generador | una hidrolavadora | un rotopercutor | herramientas`,
  'Copia de llaves': `hacen copia de _ | copian _ | cuánto demora la copia de _: llaves | llaves trabex | llaves de auto | llaves
    magnéticas | llaves computadas | una llave rota`,
  'Afilado de herramientas': `afilan _ | hacen afilado de _ | cuánto sale afilar _: cuchillos | tijeras | cadenas | discos de sierra |
    mechas | formones | herramientas`,
  'Formas de pago': `puedo pagar con _ | aceptan _ | se puede pagar con _ | toman pagos con _: tarjeta | débito | mercado pago |
    transferencia | dólares | cheques | qr | cuenta dni | american express | efectivo`,
  'Cuotas y promociones': `qué promociones hay _ | qué descuentos tienen _ | hay ofertas _ | hay cuotas sin interés _: hoy | los miércoles
    | con visa | esta semana | para jubilados | en pintura | con el banco ; se puede pagar en _ | hacen _: 3 cuotas sin interés | 6
    cuotas fijas | 12 cuotas | ahora 12`,
  'Pedir un presupuesto': `quiero un presupuesto _ | me hacen un presupuesto _ | necesito cotizar _ | me pasás la cotización _: para una
    obra | por mail | de una lista de materiales | de una instalación | por escrito | de lo que necesito para el baño | para la
    empresa | de la lista que le mando en la foto`,
  'Venta mayorista': `venden por mayor _ | precios mayoristas _ | tienen lista mayorista _ | hay descuento por cantidad _: para
    revendedores | para ferreterías | para el gremio | para constructoras | si compro mucho | para electricistas`,
  'Cuenta corriente': `quiero abrir _ | cómo consulto _ | me mandás _ | requisitos para _: una cuenta corriente | el saldo de la cuenta |
    el resumen de la cuenta corriente | la cuenta corriente de mi empresa | el límite de la cuenta`,
  'Factura A': `necesito _ | me mandan _ | cómo pido _ : factura A | la factura de mi compra | factura a con cuit | la factura por
    mail | otra vez la factura`,
  'Comprar por la web': `puedo comprar _ | cómo compro _ | quiero comprar _ | se puede hacer la compra _: por la web | por internet |
    online | en la página | desde la tienda online | por mercado libre | con el carrito de la web`,
  'Reservar un producto': `puedo reservar _ | me reservás _ | quiero señar _ | me guardás _ hasta mañana: un taladro | un producto | la
    última que queda | una amoladora | uno y paso a la tarde | las bolsas`,
  'Costo de envío': `cuánto sale _ | cuánto cobran _ | qué costo tiene _ | es gratis _ : el envío | el envío a domicilio | el flete | el
    envío a Morón | la entrega a domicilio | mandarlo por flete`,
  'Zonas de entrega': `hacen envíos _ | mandan _ | llegan con el reparto _ | entregan _: al interior | a capital | en zona sur | a zona
    oeste | a todo el país | en La Plata | por correo | en Caballito | a Ituzaingó`,
  'Seguimiento de un pedido': `quiero saber _ | cómo sigo _ | me decís _ : por dónde anda mi pedido | el estado de mi pedido | el estado
    de mi compra | el número de seguimiento | si ya salió mi pedido | si está en camino mi envío | cuándo llega mi pedido Q-10733 |
    en qué está el pedido Q-11208`,
  'Retiro en sucursal': `puedo retirar _ | quiero retirar _ | paso a buscar _ | hasta cuándo puedo retirar _ : en la sucursal | el pedido en
    el local | mi compra por la sucursal Centro | mañana la mercadería | hoy el pedido Q-12031 | lo que compré por la web`,
  'Demora de un pedido': `mi pedido _ | la entrega _ | el flete _ | mi compra _: está demorada y no llega | tenía que llegar ayer | no
    llegó todavía | está atrasada una semana | tarda mucho | viene con demora ; por qué _ | hace días que _: tarda tanto la entrega
    | no llega mi pedido | está demorado el envío | espero el pedido y nada`,
  'Cambios y devoluciones': `quiero cambiar _ | quiero devolver _ | se puede cambiar _ | cómo hago la devolución de _: un producto | la
    pintura | lo que compré mal | la amoladora por otro modelo | un producto sin ticket | la medida equivocada | una compra`,
  Garantía: `tiene garantía _ | cuánto dura la garantía de _ | cómo uso la garantía de _ | qué cubre la garantía de _: la bordeadora | el
    motor | el taladro bosch | la amoladora | lo que compré`,
  'Servicio técnico': `arreglan _ | dónde llevo a reparar _ | hacen reparación de _ | cuánto sale el arreglo de _: taladros |
    amoladoras | bordeadoras | soldadoras | herramientas quemadas | hidrolavadoras ; ya está lista _ | cuánto demora _: la
    reparación | la reparación del service | la revisión del servicio técnico`,
  'Hacer un reclamo': `quiero hacer un reclamo _ | tengo una queja _ | necesito reclamar _: por la atención | porque me cobraron de más |
    porque el producto vino fallado | porque faltaba algo | por el pedido Q-7702 | porque nadie me responde | por el mal servicio`,
  Repuestos: `venden repuestos _ | tienen repuestos _ | busco el repuesto _ | consiguen el repuesto _: de la bordeadora | del taladro |
    para amoladora makita | de la canilla | de la hidrolavadora | de carbones | del mandril | de la batería | de rodamientos`,
  'Manual de un producto': `tienen el manual _ | me pasás el manual _ | busco las instrucciones _ | cómo es el manual de uso _: del
    taladro | de la hormigonera | de la soldadora | en español | de la carretilla | en pdf ; cómo se usa _ | cómo se arma _ | cómo se
    enciende _: la bordeadora | la hormigonera nueva | la soldadora | la hidrolavadora`,
}
