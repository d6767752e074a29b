/** How the hardware store's customers of Argentina, Chile, Colombia and Mexico ask about the shop and about buying. */
export const regionalShop: Readonly<Record<string, string>> = {
  'Horarios de atención': `hasta qué horas atienden hoy | a qué hora cierran los sábados, salgo tarde del trabajo | ya cerraron? | siguen
    abiertos a esta hora? | alcanzo a llegar antes de las 6? | en qué horario los encuentro | mañana domingo abre la tienda? | trabajan
    de corrido o cierran al almuerzo | qué horario tienen los findes | desde q hora están en la mañana | abren tempranito? necesito
    comprar antes de entrar al trabajo | están atendiendo ahorita | si voy a las 7 los encuentro abiertos | atienden en la noche? |
    los domingos trabajan medio día?`,
  'Dirección de las sucursales': `en qué parte de la ciudad están | me comparte la ubicación | mándeme la ubicación por whatsapp | cómo
    hago para llegar en bus | cuál tienda me queda más cerca de la terminal | en qué barrio quedan | en qué comuna están | en qué colonia
    se encuentran | tienen tienda física? | quiero ir a la tienda, por dónde es | dónde los encuentro | están en el centro o en el norte |
    cuántas tiendas tienen y dónde | me da la dirección porfa | para poner en el gps cuál es la dirección`,
  Teléfonos: `a qué teléfono puedo llamarlos | me regala un número de contacto | tienen celular para llamarlos | quiero marcarles, cuál es
    el número | me da el fono de la tienda | por wasap atienden? | pásame el contacto | me da un correo electrónico para escribirles |
    llamo y nadie contesta, hay otro número? | número de la ferretería`,
  Feriados: `abren en festivo | el festivo del jueves atienden? | van a abrir en fiestas patrias | el 18 de septiembre trabajan | el 16 de
    septiembre está abierto | abren en el puente | abren el 1 de enero | en año nuevo y navidad abren? | el jueves santo hay atención |
    los días festivos cierran? | el 20 de julio abren | el 12 de diciembre trabajan? | el lunes es festivo, igual abren?`,
  Estacionamiento: `hay parqueadero? | cuentan con parqueadero para clientes | dónde parqueo la camioneta | dejo el auto en la calle o tienen
    estacionamiento | dónde dejo el carro mientras compro | cobran el parqueadero? | me puedo parquear al frente | hay lugar pa estacionar
    un camión chico | se puede entrar en carro a cargar el material | hay estacionamientos en esa tienda | zona de carga tienen?`,
  'Trabajar con nosotros': `están recibiendo cv | hay pega? | tienen pega pa un maestro | ando buscando chamba | hay laburo? | buscan
    ayudante de bodega | dónde dejo mi hoja de vida | reciben hojas de vida por correo | solicitan personal | tienen vacante de cajera |
    me interesa trabajar ahí, a quién le mando el cv | contratan por temporada? | estoy sin trabajo, toman gente?`,
  'Formas de pago': `reciben tarjeta? | aceptan tarjetas de crédito o solo efectivo | se puede pagar por transferencia o nequi | reciben
    daviplata | aceptan redcompra | puedo pagar con webpay | hay que pagar antes o al recibir | puedo pagar contraentrega | tienen
    datáfono | tienen terminal para tarjeta | con tarjeta cobran recargo? | puedo consignar | hago el depósito en oxxo? | a qué cuenta
    transfiero | me pasan el cbu para transferir | pago una parte en efectivo y otra con tarjeta | aceptan vales | con qué puedo pagar |
    me das el alias para transferir | hay que pagar todo de una?`,
  'Cuotas y promociones': `hay meses sin intereses | a cuántos meses lo puedo pagar | se puede pagar a plazos | en cuántas cuotas sin
    interés lo puedo llevar | puedo pagarlo de a poco | tienen 3 cuotas precio contado | tienen algo en oferta? | qué está en rebaja |
    tienen hot sale | participan del buen fin | en black friday tienen descuentos? | están en el cyberday | cuánto queda cada cuota | con
    addi se puede | me lo financian? | qué bancos tienen promo | algún descuento para clientes frecuentes | tengo un cupón, dónde lo
    uso | me hacen una rebajita | me hace un descuentico`,
  'Pedir un presupuesto': `me puede cotizar | cotíceme por favor esta lista | me hacen una cotización para un baño completo | necesito
    saber cuánto me sale todo para hacer una barda | cuánto me saldría en materiales una pieza de 3x3 | quiero remodelar mi baño, cuánto
    me sale todo | le paso la lista y me dice el total | me pueden mandar la cotización al correo | ando cotizando materiales | necesito
    cotización formal para la empresa | mi maestro me dio una lista, me la cotizan? | me arman un presupuesto para techar un galpón |
    cotización de 50 bultos de cemento y 20 varillas | la cotización cuánto tiempo es válida | presupuesto para pintar una casa | me
    presupuestan todo lo eléctrico de un local | quiero cotizar | me sacan la cuenta de lo que necesito`,
  'Venta mayorista': `precio por volumen | si llevo 50 sacos me hacen precio | por cantidad hacen descuento? | venden al por mayor y al
    detal | tengo una tlapalería y quiero surtirme | soy maestro de obra, me hacen precio | precio de mayoreo | desde cuántos bultos es
    por mayor | tengo un local y compro para revender | precios especiales para contratistas | somos constructora y compramos harto |
    para distribuidores qué precio manejan | compro siempre en cantidad, hay precio especial?`,
  'Cuenta corriente': `dan crédito a empresas | quiero comprar a crédito | manejan crédito a 30 días | cómo abro una línea de crédito |
    requisitos para crédito empresarial | le fían a clientes de siempre? | cuánto debo de mi crédito | quiero pagar lo que debo | mi estado
    de cuenta por favor | me suben el cupo de crédito | cuándo se me vence el pago | tengo cuenta de empresa y no me dejan comprar |
    anótelo a la cuenta de mi papá`,
  'Factura A': `me dan boleta o factura | quiero factura en vez de boleta | necesito CFDI | necesito que me facturen, le paso el rfc | la
    compra va a nombre de mi empresa con nit | facturan electrónicamente? | boleta no, factura con rut de empresa | hasta cuándo puedo
    pedir factura | perdí el ticket, cómo facturo | me equivoqué de rfc en la factura | cambiar boleta por factura | mi contador necesita
    la factura | no pedí factura y la necesito | cómo saco la factura en línea | me hace factura con iva desglosado | factura a nombre
    de otra persona | me puede reenviar la factura electrónica`,
  'Comprar por la web': `puedo comprar en línea | cómo hago la compra por la página | tienen tienda virtual | venden por internet? | no me
    deja finalizar la compra | me sale error al pagar en la página | la página me rechaza el pago | no me llegó el correo de confirmación
    de la compra | no puedo agregar al carrito | puedo pedir por la app | compra online y recojo en tienda se puede | cómo creo mi cuenta
    en la página | olvidé la contraseña de la página | hacen ventas por whatsapp | puedo comprar por acá mismo | se puede comprar sin ir
    a la tienda`,
  'Reservar un producto': `me lo puede apartar | me aparta uno mientras llego | lo puedo separar con la mitad | me separa dos bultos hasta
    mañana | con cuánto se aparta | dejo un abono y me lo guardan? | con seña me lo guardan? | dejo un anticipo y paso el viernes | cuánto
    es el enganche para apartarlo | manejan sistema de apartado | guárdeme uno por favor, voy en camino | hasta cuándo me lo tienen
    separado | me lo reservan hasta que cobre | no quiero que se acabe, lo puedo apartar | pueden separarme la última pulidora | me lo
    dejas reservado a mi nombre`,
}
