import type { TrainingData } from './types.ts'

/** Training data of the hardware store's bot: customers' phrases by intent. */
export const hardware: TrainingData = {
  entities: [
    { name: 'producto', label: 'Producto', type: 'list', prompt_question: '¿Qué producto buscás?' },
    { name: 'marca', label: 'Marca', type: 'list', prompt_question: '¿De qué marca?' },
    { name: 'sucursal', label: 'Sucursal', type: 'list', prompt_question: '¿En qué sucursal?' },
    {
      ...{ name: 'pedido', label: 'Número de pedido', type: 'regex', pattern: 'Q-[0-9]{4,6}' },
      ...{ prompt_question: '¿Cuál es tu número de pedido?', prompt_example: 'Q-10452' },
    },
    { name: 'fecha', label: 'Fecha', type: 'system', system_kind: 'date' },
    { name: 'cantidad', label: 'Cantidad', type: 'system', system_kind: 'number' },
    { name: 'documento', label: 'CUIT', type: 'system', system_kind: 'cuit', sensitive: true },
  ],
  values: {
    producto: `taladro: taladros, agujereadora, percutor | amoladora: amoladoras, esmeril | pintura: pinturas, látex, latex
      | martillo: martillos | destornillador: destornilladores | tornillo: tornillos | cerradura: cerraduras
      | canilla: canillas, grifería | cable: cables | cemento: bolsa de cemento, bolsas de cemento | caño: caños
      | manguera: mangueras | bordeadora: bordeadoras, desmalezadora | lámpara: lámparas, lamparita, foco | llave: llaves
      | hormigonera: mezcladora, trompito | andamio: andamios | térmica: térmicas, llave térmica`,
    marca:
      'Bosch | Stanley | Black & Decker: black and decker, black decker | Alba | Sinteplast | Makita | FV | Trabex',
    sucursal: 'Centro: la del centro | Norte: zona norte | Caballito | Morón: moron',
  },
  examples: {
    'Horarios de atención': `a que hora abren? | hasta qué hora están hoy | horario de atencion | abren los sabados | el domingo
      está abierto? | cierran al mediodía? | qué días atienden | a qué hora cierra la sucursal de Caballito | están abiertos
      ahora | puedo ir a las 7 de la tarde | horarios del local | me decís el horario porfa | abren temprano?`,
    'Dirección de las sucursales': `dónde están | donde queda el local | la direccion por favor | cómo llego a la sucursal Norte |
      en qué calle están | qué sucursales tienen | hay alguna cerca de Morón | me pasás la ubicación | estan en caballito? |
      mandame el mapa | entre qué calles queda | cuál es la sucursal más cercana`,
    Teléfonos: `me pasás un teléfono | cual es el numero para llamar | tienen whatsapp | a qué número llamo | telefono de la
      sucursal Centro | quiero llamar por teléfono | numero de contacto | no me atienden el teléfono, tienen otro? | tenés
      algún celular | el fijo cuál es | un mail de contacto | interno de ventas`,
    Feriados: `abren el feriado | el lunes es feriado, trabajan? | están abiertos el 25 de mayo | trabajan en semana santa | el 1
      de mayo abren | en carnaval atienden? | 24 y 31 de diciembre qué horario hacen | feriado puente abren | el viernes santo
      está abierto el local? | hay atención en los feriados | abren el 9 de julio | atienden el dia de la bandera`,
    Estacionamiento: `tienen estacionamiento | dónde puedo estacionar | hay cochera | puedo ir con el auto a cargar | tienen lugar
      para estacionar la camioneta | se puede entrar con camión | el estacionamiento es gratis? | hay donde dejar el auto |
      playa de estacionamiento tienen? | puedo parar en la puerta para cargar | hay lugar para el flete | dejan estacionar en el
      playón`,
    'Trabajar con nosotros': `están tomando gente | quiero dejar mi cv | buscan empleados? | a donde mando el curriculum | hay
      vacantes | me gustaría trabajar con ustedes | necesitan repositor | estoy buscando trabajo | cómo me postulo | tienen
      búsquedas laborales | hacen entrevistas | trabajo de vendedor hay?`,
    'Precio de un producto': `cuánto sale el taladro percutor | precio de la amoladora Bosch | que precio tiene el litro de pintura |
      cuanto cuesta una bolsa de cemento | a cuánto está el látex interior | me pasás el precio de los tornillos | valor de la
      bordeadora | cuanto vale | cuánto me sale una canilla FV | precio del martillo stanley | qué sale la manguera de 25 metros |
      está más barato en efectivo el taladro? | me cotizas una cerradura trabex`,
    'Stock de un producto': `tienen taladros en stock | hay cemento? | les queda pintura blanca | tenés llaves térmicas | hay stock
      de la amoladora makita | tienen disponible la bordeadora | en la sucursal Centro hay cables? | cuando vuelve a entrar el
      látex | conseguís caños de media | les quedó alguna hormigonera | hay mangueras de 50 metros? | tienen martillo de goma |
      consulta por disponibilidad`,
    'Herramientas eléctricas': `qué taladros tienen | busco una amoladora buena | herramientas electricas bosch | me recomendás un
      taladro para hormigón | lijadoras trabajan? | tienen sierra caladora | quiero una atornilladora inalámbrica | que diferencia
      hay entre el percutor y el rotomartillo | amoladora chica para la casa | tienen soldadoras inverter | hay taladro a batería
      makita | necesito una herramienta para cortar cerámica`,
    'Herramientas manuales': `tienen juegos de destornilladores | busco un martillo | llaves combinadas hay? | pinzas y alicates |
      necesito una cinta métrica | juego de tubos stanley | tenés niveles | serruchos de mano | caja de herramientas completa |
      llave francesa grande | espátulas y llanas | que destornillador me conviene para electrónica`,
    'Pinturas y látex': `que pintura me sirve para exterior | látex para cielorraso | cuántos litros necesito para una habitación |
      tienen pintura alba | preparan colores? | esmalte sintetico para rejas | pintura para humedad | membrana líquida tienen |
      rodillos y pinceles | barniz para madera | sinteplast hay en 20 litros? | que imprimación uso antes del látex | enduido`,
    Electricidad: `cable de 2,5 por metro | tienen térmicas y disyuntores | lámparas led | toma corrientes y teclas | necesito
      cambiar un tablero | caño corrugado | cinta aisladora | que cable uso para el aire acondicionado | portalámparas | hay
      alargues de 10 metros | fichas macho y hembra | foco led cálido | plafones`,
    'Plomería y sanitarios': `tengo una pérdida en la canilla | caños de termofusión | griferia fv para baño | flexibles para
      lavatorio | inodoros tienen? | sifón para bacha | teflón y sellador | bomba presurizadora | tanque de agua de 500 litros |
      depósito para inodoro no corta el agua | llave de paso | destapa cañerías | cuerito para canilla`,
    'Tornillos y fijaciones': `tornillos para durlock | tarugos del 8 | vienen sueltos los tornillos o por caja | bulones con
      tuerca | clavos de 2 pulgadas | que tarugo va en ladrillo hueco | tornillo autoperforante | remaches pop | escuadras para
      estantes | brocas químicas | ganchos para colgar un televisor | arandelas`,
    Cerraduras: `quiero cambiar la cerradura | cerraduras trabex | tienen cerrojos | candados grandes | cerradura para puerta de
      chapa | bocallaves y manijas | cerradura electrónica tienen? | colocan cerraduras | me robaron la llave, qué cerradura pongo |
      pasador para portón | cilindro de repuesto | picaporte`,
    Jardín: `bordeadoras a nafta | tienen mangueras | tierra y fertilizante | palas y rastrillos | cortadora de césped | aspersores
      para riego | tijera de podar | motosierra chica | macetas venden? | tanza para bordeadora | carretilla | riego por goteo |
      veneno para hormigas`,
    'Materiales de obra': `arena y piedra venden? | cemento loma negra | hierro del 8 | ladrillos huecos | cal y plasticor | mallas
      sima | bolsón de arena | placas de durlock | viguetas tienen | cuánto pesa la bolsa de cemento | chapas para techo |
      aislante para techo | pegamento para cerámicos`,
    'Marcas que trabajamos': `qué marcas trabajan | son distribuidores de bosch? | venden makita | tienen algo de stanley | trabajan
      black and decker | que marca de pintura venden | marcas de griferia | hay marcas nacionales | son servicio oficial de alguna
      marca | que marca me recomendas | tienen productos importados | marcas económicas`,
    'Alquiler de herramientas': `alquilan herramientas | cuánto sale alquilar una hormigonera | alquiler de andamios | se puede
      alquilar por día | piden garantía para alquilar | alquilan martillo demoledor | necesito un andamio por el fin de semana |
      rotopercutor en alquiler | que necesito para alquilar | hasta qué hora devuelvo lo alquilado | alquilan generadores |
      hidrolavadora para alquilar`,
    'Copia de llaves': `hacen copias de llaves | copian llaves en el momento | cuánto sale duplicar una llave | llave doble paleta
      copian? | duplicado de llaves de auto | copia de llave trabex | quiero hacer una copia | hacen llaves magnéticas | en que
      sucursal duplican llaves | demoran mucho en copiar la llave | llave computada | se puede copiar una llave rota`,
    'Afilado de herramientas': `afilan cuchillos | afilado de cadenas de motosierra | hacen afilado | cuánto tarda el afilado | afilan
      tijeras | quiero afilar mechas | afilado de discos de sierra | me afilan la cuchilla de la bordeadora | precio por afilar |
      donde dejo para afilar | afilan formones | sacan filo a herramientas de jardín`,
    'Formas de pago': `qué formas de pago aceptan | puedo pagar con tarjeta | aceptan mercado pago | se puede pagar con débito |
      toman transferencia? | hay descuento en efectivo | pago con qr | aceptan cheques | puedo pagar mitad y mitad | con dólares
      se puede? | cómo se paga | aceptan american express | cuenta dni`,
    'Cuotas y promociones': `tienen cuotas sin interés | hay alguna promo | en cuántas cuotas puedo pagar | promociones bancarias |
      ahora 12 | que descuentos hay hoy | promo de los miércoles | 6 cuotas con visa? | hay ofertas en pintura | tienen descuento
      para jubilados | 3 cuotas fijas | ofertas de la semana`,
    'Pedir un presupuesto': `quiero un presupuesto | me pasás un presupuesto por mail | necesito cotizar una lista de materiales |
      presupuesto para una obra | hacen presupuestos sin cargo | me cotizás 20 bolsas de cemento y arena | puedo mandar una foto de
      la lista | presupuestame una instalación eléctrica | cuánto dura el presupuesto | cotización por escrito | le paso lo que
      necesito y me pasa precio | para pedir cotización`,
    'Venta mayorista': `venden por mayor | precios mayoristas | soy revendedor | lista de precios mayorista | a partir de cuántas
      unidades es por mayor | tengo una ferretería chica y quiero comprarles | descuento por cantidad | compra mínima mayorista |
      precio gremio | soy electricista, tienen precio especial? | venta a constructoras | cómo hago para comprar al por mayor`,
    'Cuenta corriente': `quiero abrir una cuenta corriente | tengo cuenta corriente, cuánto debo | saldo de mi cuenta | requisitos
      para cuenta corriente | pagar la cuenta corriente | mandame el resumen de cuenta | cuándo vence mi cuenta | límite de crédito
      de la cuenta | somos una empresa y queremos cuenta | me bloquearon la cuenta corriente | a 30 días se puede pagar? | estado
      de cuenta`,
    'Factura A': `hacen factura a | necesito factura A | te paso el cuit para la factura | me mandan la factura por mail | la factura
      salió mal | quiero cambiar el ticket por factura | facturan a nombre de empresa? | soy monotributista qué factura me hacen |
      no me llegó la factura | factura de la compra de ayer | pueden refacturar | datos para facturar`,
    'Comprar por la web': `se puede comprar por internet | tienen tienda online | cómo compro en la página | no me deja pagar en la
      web | la página no carga | hice una compra por la web y no me llegó el mail | compro online y retiro? | los precios de la web
      son los mismos | me olvidé la clave de la página | tienen mercado libre | cómo uso el carrito | quiero comprar desde el
      celular`,
    'Reservar un producto': `me pueden guardar un taladro | quiero reservar una amoladora | se puede señar | reservame dos bolsas de
      cemento | hasta cuándo me lo guardan | dejar reservado para el sábado | con cuánto se reserva | puedo apartar un producto |
      guardame uno que paso a la tarde | reserva de la bordeadora | cancelar una reserva | cuánto tiempo lo reservan`,
    'Costo de envío': `cuánto sale el envío | el envio es gratis? | precio del flete | cuanto cobran por llevarlo a Morón | desde qué
      monto es gratis el envío | costo de mandarlo a domicilio | me cobrás el envío aparte | flete para 30 bolsas cuánto es | sale
      caro el envio? | el envío lo pago al recibir | cuánto más por la entrega | bonifican el envío`,
    'Zonas de entrega': `hacen envíos | mandan al interior | llegan a zona oeste | entregan en La Plata | reparten en caballito | hasta
      dónde hacen envíos | envían a todo el país | entregas en zona sur hacen? | llevan a capital | mandan por correo | hacen
      reparto a domicilio | traen a Ituzaingó`,
    'Seguimiento de un pedido': `dónde está mi pedido | pedido Q-10452 por dónde anda | quiero saber el estado de mi compra | ya salió
      mi envío? | número de seguimiento | seguir el pedido Q-20881 | cuándo me llega | está en camino? | mi compra figura
      preparando | tracking del envio | sigo esperando el pedido Q-9917, donde está | en que estado está lo que pedí`,
    'Retiro en sucursal': `puedo retirar en el local | ya está para retirar el pedido Q-10452? | compro y paso a buscar | qué necesito
      para retirar | lo puede retirar otra persona | hasta cuándo tengo para retirar | retiro por la sucursal Norte | retirar hoy
      mismo se puede? | paso a buscarlo mañana | dónde se retira la mercadería | horario para retirar | retiro sin cargo`,
    'Demora de un pedido': `mi pedido está demorado | tenía que llegar ayer y no llegó | hace una semana que espero | cuánto tardan en
      entregar | por qué tarda tanto | no vino el flete | prometieron el martes y nada | demoran mucho los envíos? | se atrasó la
      entrega del pedido Q-18830 | sigo sin recibir nada | cuántos días de demora hay | me dijeron 48 horas y ya pasaron 5 días`,
    'Cambios y devoluciones': `quiero cambiar un producto | puedo devolver la pintura | no era el que pedí, me lo cambian? | cuántos
      días tengo para cambiar | devolución de dinero | se puede cambiar sin ticket | me llegó otro modelo | compré mal la medida |
      aceptan devoluciones | cambio de la amoladora por otra | la caja estaba abierta, la quiero devolver | hacen nota de crédito |
      quiero cancelar la compra | anulen mi compra, ya no la quiero | cancelar el pedido y que me devuelvan la plata | me arrepentí de la
      compra, quiero el reintegro`,
    Garantía: `tiene garantía el taladro | cuánto dura la garantia | se rompió y está en garantía | garantía bosch | perdí el papel de la
      garantía | la garantía cubre el motor? | cómo hago valer la garantía | me lo cambian por garantía | garantía de la bordeadora |
      qué necesito presentar para la garantía | tiene un año? | garantía extendida`,
    'Servicio técnico': `tienen servicio técnico | arreglan amoladoras | mi taladro no arranca, lo revisan? | reparación de
      herramientas | cuánto sale el arreglo | dónde llevo a reparar la bordeadora | hacen reparaciones | service oficial makita |
      ya está lista mi reparación | presupuesto por reparar una soldadora | se le quemaron los carbones | demora del service`,
    'Hacer un reclamo': `quiero hacer un reclamo | me atendieron mal | tengo una queja | el producto vino fallado | me cobraron de más |
      nadie me responde | libro de quejas | estoy muy enojado con la compra | reclamo por el pedido Q-7741 | faltaba un producto en
      la entrega | me vendieron algo roto | una vergüenza el servicio`,
    Repuestos: `venden repuestos | carbones para amoladora | repuesto de la bordeadora | consiguen repuestos makita | necesito el
      mandril del taladro | tanza y carretel de repuesto | cartucho de canilla fv | tienen la batería sola | repuesto para
      hidrolavadora | el cable del taladro se cortó, venden suelto? | pieza de recambio | rodamientos`,
    'Manual de un producto': `tienen el manual del taladro | me pasás el manual en pdf | cómo se usa la hormigonera | instrucciones
      de la soldadora | no vino el manual en la caja | manual en español | cómo se arma la carretilla | cómo se enciende la
      bordeadora | ficha técnica de la pintura | guía de uso | qué mezcla de nafta y aceite lleva | video de cómo usarlo`,
  },
}
