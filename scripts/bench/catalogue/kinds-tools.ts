/** More kinds of products of a hardware shop, written like the others. */
export const toolKinds = {
  Herramientas: `
Martillo galponero {20|25|27} mm {cabo de madera|cabo de fibra}; Gherardi, Bahco, Tramontina; 12900
Martillo carpintero {20|25} mm; Gherardi, Bahco, Stanley; 11800
Martillo bolita {200|300|500} g; Gherardi, Bahco; 10700
Maza {1|1,5|2|3|5} kg; Gherardi, Biassoni, Tramontina; 13600
Masa de goma {300|450|680} g {negra|blanca}; Crossmaster, Bremen; 7400
Destornillador plano {3x75|5x100|6x150|8x200} mm; Stanley, Bahco, Bremen, Crossmaster; 3200
Destornillador philips {PH0|PH1|PH2|PH3}; Stanley, Bahco, Bremen, Crossmaster; 3300
Destornillador buscapolo {140|190} mm; Bremen, Crossmaster; 2300
Juego de destornilladores {5|6|8|10} piezas; Stanley, Bahco, Bremen; 18900
Pinza universal {6|7|8} pulgadas; Stanley, Bahco, Bremen, Crossmaster; 9800
Pinza pico de loro {8|10|12} pulgadas; Stanley, Bahco, Bremen; 13900
Pinza de punta {6|8} pulgadas; Stanley, Bahco, Bremen; 9400
Pinza de presión {7|10} pulgadas {curva|recta}; Vise Grip, Bremen, Crossmaster; 14700
Pinza pelacables {automática|manual}; Bremen, Crossmaster; 15900
Pinza crimpeadora {RJ45|terminales}; Nexxt, Bremen; 19700
Alicate de corte {6|7|8} pulgadas; Stanley, Bahco, Bremen; 9900
Tenaza {8|10} pulgadas; Gherardi, Bremen; 11200
Llave francesa {6|8|10|12|15} pulgadas; Bahco, Stanley, Bremen; 11700
Llave combinada {6|8|10|11|12|13|14|17|19|22|24} mm; Bahco, Bremen, Crossmaster; 3300
Llave stillson {10|12|14|18|24} pulgadas; Bahco, Bremen, Ridgid; 21300
Llave allen {1,5|2|2,5|3|4|5|6|8|10} mm; Bahco, Bremen; 980
Juego de llaves allen {9|10|25} piezas; Bahco, Bremen, Crossmaster; 12600
Juego de llaves combinadas {8|12|14} piezas; Bahco, Bremen, Crossmaster; 45600
Juego de tubos encastre {1/4|3/8|1/2} pulgada {24|46|94} piezas; Bahco, Bremen, Crossmaster; 58700
Llave de impacto {1/2} pulgada {a batería|neumática}; Makita, Dewalt, Bremen; 189000
Serrucho {18|20|22|24} pulgadas; Stanley, Bahco, Tramontina; 14900
Arco de sierra {12} pulgadas {fijo|regulable}; Stanley, Bahco, Bremen; 11600
Hoja de sierra {18|24|32} dientes; Sin Par, Bahco, Starrett; 1900
Trincheta {9|18} mm; Stanley, Bremen, Crossmaster; 2900
Repuesto de cuchilla para trincheta {9|18} mm x 10 u; Stanley, Bremen; 2400
Formón {6|10|12|18|25} mm; Stanley, Bahco, Bremen; 8900
Cepillo de carpintero {40|45} mm; Stanley, Bremen; 39800
Lima {plana|redonda|media caña|triangular} {6|8|10} pulgadas; Nicholson, Bahco; 6700
Escofina {media caña|redonda} {8|10} pulgadas; Nicholson, Bahco; 8700
Cinta métrica {3|5|8|10} m; Stanley, Bahco, Bremen, Crossmaster; 4800
Cinta métrica larga {20|30|50} m; Stanley, Bremen; 14300
Nivel de burbuja {30|40|60|80|100|120} cm; Stanley, Bremen, Crossmaster; 9800
Nivel láser {2|3|12} líneas {rojo|verde}; Bosch, Dewalt, Bremen; 88900
Escuadra {carpintero|combinada|falsa} {20|25|30} cm; Stanley, Bremen; 8700
Calibre {mecánico|digital} {150|200} mm; Bremen, Crossmaster, Mitutoyo; 19800
Tester {digital|pinza amperométrica}; Uni T, Zurich, Fluke; 22600
Engrapadora manual {6|14} mm; Stanley, Bremen; 21800
Grapas {6|8|10|12|14} mm x 1000 u; Stanley, Bremen; 3200
Remachadora manual; Bremen, Crossmaster, Stanley; 14500
Pistola para silicona {reforzada|profesional}; Bremen, Crossmaster, Stanley; 5600
Pistola encoladora {10|40|80} W; Bremen, Crossmaster, Dremel; 8700
Barra de silicona {7|11} mm x {10|50|1} u; Bremen, Crossmaster; 2600
Morsa de banco número {3|4|5|6}; Barbero, Bremen; 67900
Prensa sargento {15|20|30|50|80} cm; Barbero, Bremen, Crossmaster; 11600
Caja de herramientas {13|16|19|22} pulgadas {plástica|metálica}; Stanley, Bremen, Rimax; 19800
Escalera {4|5|6|7|8} escalones {aluminio|madera|familiar}; Alumax, Cometa, Escandinavia; 54600
Escalera extensible {4|6|8} m {aluminio|fibra de vidrio}; Alumax, Cometa; 189000
Taladro percutor {550|650|700|850} W {13} mm; Bosch, Black Decker, Makita, Dewalt, Stanley; 88700
Taladro a batería {12|18|20} V {con 1 batería|con 2 baterías}; Bosch, Black Decker, Makita, Dewalt, Stanley; 129000
Atornillador a batería {3,6|12|18} V; Bosch, Black Decker, Makita, Dewalt; 68900
Rotomartillo {750|800|1050} W SDS; Bosch, Makita, Dewalt, Stanley; 219000
Martillo demoledor {1100|1500|1700} W; Bosch, Makita, Dewalt; 389000
Amoladora angular {115|125|180|230} mm {720|850|2000} W; Bosch, Black Decker, Makita, Dewalt; 92300
Sierra circular {184|190|235} mm {1400|1800} W; Bosch, Black Decker, Makita, Dewalt; 149000
Sierra caladora {450|550|650} W; Bosch, Black Decker, Makita, Dewalt; 88900
Sierra ingletadora {210|254} mm; Bosch, Makita, Dewalt; 398000
Sierra sable {900|1100} W; Bosch, Makita, Dewalt; 188000
Lijadora {orbital|roto orbital|de banda} {200|300|600} W; Bosch, Black Decker, Makita, Dewalt; 79800
Pistola de calor {1500|2000} W; Bosch, Black Decker, Stanley; 64700
Minitorno {130|170} W {con 30 accesorios|con 100 accesorios}; Dremel, Black Decker; 78900
Fresadora {600|1200} W; Bosch, Makita, Dewalt; 238000
Garlopa {600|900} W; Bosch, Makita; 187000
Compresor {24|50|100} litros {2|3} HP; Gamma, Lusqtoff, Bta; 289000
Pistola para pintar {por gravedad|por succión|eléctrica}; Gamma, Bremen, Wagner; 42300
Soldadora inverter {130|160|200} A; Gamma, Lusqtoff, Esab; 219000
Electrodo 6013 {2|2,5|3,25|4} mm x {1|5} kg; Conarco, Esab; 8700
Máscara para soldar {común|fotosensible}; Esab, Libus, Bremen; 14800
Hidrolavadora {100|120|150} bar {1400|1800|2000} W; Karcher, Gamma, Stihl; 179000
Aspiradora {15|20|30} litros {polvo y agua}; Karcher, Gamma, Ultracomb; 149000
Grupo electrógeno {950|2500|5500} W {naftero|diésel}; Gamma, Honda, Lusqtoff; 298000
`,
  Accesorios: `
Mecha para metal {1|1,5|2|2,5|3|3,5|4|5|6|8|10|12} mm; Bosch, Ezeta, Bremen; 980
Mecha para madera {3|4|5|6|8|10|12} mm; Bosch, Ezeta, Bremen; 1200
Mecha para hormigón {4|5|6|8|10|12|14} mm; Bosch, Ezeta, Bremen; 1700
Mecha SDS {5|6|8|10|12|14|16} mm x {110|160|260} mm; Bosch, Dewalt, Bremen; 3900
Mecha de copa {20|35|44|68|102} mm; Bosch, Bremen; 9800
Mecha paleta {10|13|16|20|25|32} mm; Bosch, Bremen; 2900
Juego de mechas {5|13|19|25} piezas; Bosch, Bremen, Dewalt; 14700
Juego de puntas {10|32|45} piezas; Bosch, Bremen, Dewalt; 12300
Punta philips PH2 {25|50|150} mm x {1|3|10} u; Bosch, Dewalt, Stanley; 900
Disco de corte {115|125|180|230} mm x {1|1,6|2|3} mm {metal|acero inoxidable}; Bosch, Tyrolit, Norton; 1400
Disco de desbaste {115|180|230} mm; Bosch, Tyrolit, Norton; 3100
Disco diamantado {115|180|230} mm {continuo|segmentado|turbo}; Bosch, Bremen, Norton; 9800
Disco flap {115|180} mm grano {40|60|80|120}; Tyrolit, Norton, Bremen; 3600
Disco para sierra circular {184|235|254} mm {24|40|60} dientes; Bosch, Bremen, Dewalt; 16700
Hoja para caladora {madera|metal} x {2|5} u; Bosch, Bremen, Dewalt; 5600
Cepillo de alambre {copa|circular|con mango}; Bremen, Doble A; 4700
`,
  Bulonería: `
Tornillo para madera {3x16|3,5x25|4x30|4x40|4,5x50|5x60|5x70|6x80|6x100} mm {x 50 u|x 100 u|x 500 u}; Fixer, Tel, Vulcano; 1900
Tornillo autoperforante punta mecha {8x1/2|8x3/4|10x1|10x1 1/2|14x2|14x3} pulgadas {x 50 u|x 100 u|x 500 u}; Fixer, Tel; 2100
Tornillo para placa T{1|2|3} {x 100 u|x 500 u|x 1000 u} {punta aguja|punta mecha}; Fixer, Tel, Durlock; 1900
Tornillo tirafondo {1/4x2|1/4x3|5/16x3|3/8x4} pulgadas {x 10 u|x 50 u|x 100 u}; Fixer, Tel; 2700
Bulón cabeza hexagonal {1/4x1|1/4x2|5/16x2|3/8x2|1/2x3} pulgadas {x 10 u|x 50 u|x 100 u}; Fixer, Bulonfer; 2400
Bulón métrico {M6x20|M6x40|M8x30|M8x50|M10x40|M12x60} {x 10 u|x 50 u|x 100 u}; Fixer, Bulonfer; 2600
Bulón de anclaje {1/4x2|5/16x3|3/8x3|1/2x4} pulgadas {x 5 u|x 25 u}; Fischer, Fixer; 4300
Tuerca hexagonal {1/4|5/16|3/8|1/2|M6|M8|M10|M12} {x 10 u|x 50 u|x 100 u}; Fixer, Bulonfer; 980
Tuerca autofrenante {1/4|5/16|3/8|M6|M8|M10} {x 10 u|x 50 u}; Fixer, Bulonfer; 1300
Tuerca mariposa {1/4|5/16|3/8} {x 10 u|x 50 u}; Fixer, Bulonfer; 1700
Arandela plana {3/16|1/4|5/16|3/8|1/2} pulgada {x 50 u|x 100 u|x 500 u}; Fixer, Bulonfer; 890
Arandela grower {1/4|5/16|3/8|1/2} pulgada {x 50 u|x 100 u}; Fixer, Bulonfer; 940
Varilla roscada {1/4|5/16|3/8|1/2|5/8} pulgada x 1 m; Fixer, Bulonfer; 3100
Tarugo {5|6|8|10|12} mm {x 25 u|x 50 u|x 100 u} {con tope|sin tope}; Fischer, Fixer, Tel; 1100
Tarugo para hueco {6|8|10} mm {x 10 u|x 50 u}; Fischer, Fixer; 2300
Tarugo mariposa para durlock {x 4 u|x 10 u|x 50 u}; Fischer, Fixer; 1900
Remache pop {3x8|3,5x10|4x10|4x12|5x12|5x16} mm {x 50 u|x 100 u|x 500 u}; Pop, Fixer; 1700
Pitón {cerrado|abierto} número {6|8|10|12} {x 10 u|x 50 u}; Fixer, Tel; 1500
Gancho {L|J|S} {5|8|10} cm {x 10 u}; Fixer, Tel; 1800
Abrazadera a cremallera {8-12|12-20|16-27|25-40|40-60} mm; Norma, Fixer; 890
Cadena {3|4|5|6|8} mm {galvanizada|zincada} x {1|5|10} m; Acindar, Cadenas Sur; 3700
Mosquetón {5|6|8|10} cm; Fixer, Tel; 2300
Grillete {5|6|8|10|12} mm; Fixer, Cadenas Sur; 1900
Soga {polipropileno|algodón|nylon} {4|6|8|10|12} mm x {10|25|50} m; Manfer, Sogas Sur; 4200
Cable de acero {2|3|4|6} mm x {5|10|25} m; Fixer, Cadenas Sur; 4300
Tensor {1/4|5/16|3/8} pulgada; Fixer, Cadenas Sur; 2700
Escuadra de refuerzo {3|5|8|10|15} cm {x 2 u|x 4 u|x 10 u} {zincada|blanca|negra}; Fixer, Häfele; 1300
Ménsula {15|20|25|30|40} cm {blanca|negra|gris}; Fixer, Häfele; 2300
`,
  Cerrajería: `
Candado {20|25|30|40|50|60|70} mm {bronce|hierro|acero}; Odis, Yale, Papaiz, Prive; 4900
Candado con combinación {30|40} mm {3|4} dígitos; Yale, Papaiz; 9800
Cerradura de seguridad {doble perno|multipunto}; Acytra, Kallay, Trabex, Prive; 38900
Cerradura para puerta {de aluminio|de madera|corrediza}; Kallay, Acytra, Andif; 24800
Cerradura digital {con huella|con clave}; Yale, Zkteco; 249000
Cerrojo {con llave|ciego}; Trabex, Prive, Acytra; 19800
Cilindro europeo {54|60|70|80} mm {bronce|cromado}; Yale, Kallay, Acytra; 18700
Pasador {5|8|10|15|20} cm {zincado|negro|bronce}; Fixer, Currao; 2900
Picaporte {sanatorio|biselado|curvo} {cromado|negro|bronce}; Currao, Kallay; 17800
Pomela {munición|reforzada} {10|12|14} cm; Fixer, Currao; 3200
Bisagra {2|2 1/2|3|3 1/2|4} pulgadas {zincada|bronce|negra}; Fixer, Currao, Häfele; 1700
Bisagra cazoleta {35} mm {recta|codo 9|codo 18} {con freno|sin freno}; Häfele, Eurohard; 1600
Guía telescópica {25|30|35|40|45|50|55} cm {con freno|sin freno}; Häfele, Eurohard; 6700
Tirador {96|128|160|192} mm {cromado|negro|acero}; Häfele, Eurohard; 2800
Cierrapuertas {hidráulico} {blanco|gris|negro}; Kallay, Yale; 48900
Tope para puerta {de piso|de pared|magnético} {cromado|negro|goma}; Currao, Fixer; 2600
Mirilla {200} grados {bronce|cromada}; Currao, Prive; 4300
Burlete {autoadhesivo|de goma|para puerta} {5|10} m {blanco|negro|marrón}; 3M, Burlex; 3700
Rueda giratoria {50|60|75|100} mm {con freno|sin freno}; Ruedas Sur, Häfele; 3900
Buzón {chapa|madera} {negro|blanco}; Currao; 21800
Caja fuerte {chica|mediana} {digital|con llave}; Yale, Prive; 148000
`,
  Jardín: `
Manguera reforzada {1/2|3/4|1} pulgada x {10|15|20|25|30|50} m; Tramontina, Plastiforte, Garden; 13600
Manguera cristal {4|6|8|10|12} mm x {5|10|25} m; Plastiforte; 3400
Pistola de riego {7 funciones|metálica|bronce}; Tramontina, Gardena; 7600
Aspersor {de impacto|oscilante|giratorio}; Tramontina, Gardena; 8700
Conector rápido para manguera {1/2|3/4} pulgada; Tramontina, Gardena; 2700
Programador de riego {1|2} salidas; Gardena, Hunter; 69800
Pala {ancha|de punta|carbonera} {cabo corto|cabo largo}; Gherardi, Tramontina, Biassoni; 21600
Rastrillo {12|14|16} dientes; Gherardi, Tramontina; 11600
Escobilla para césped {plástica|metálica}; Tramontina, Gherardi; 9700
Azada {cabo largo}; Gherardi, Tramontina; 18700
Pico {2|2,5} kg {con cabo}; Gherardi, Tramontina; 26800
Machete {14|16|18|20} pulgadas; Tramontina; 14300
Tijera de podar {8|9} pulgadas {bypass|yunque}; Tramontina, Bahco, Gardena; 14900
Tijera cortacerco {22|25} cm; Tramontina, Gardena; 24800
Serrucho de poda {12|14} pulgadas {fijo|plegable}; Tramontina, Bahco; 17600
Hacha {600|1000|1500} g; Gherardi, Tramontina; 23900
Bordeadora {350|500|800|1000} W; Black Decker, Stihl, Gamma; 78900
Tanza para bordeadora {1,6|2|2,4|3} mm x {10|50|100} m; Stihl, Oregon; 3100
Cortadora de césped {1000|1600} W; Black Decker, Gamma, Tramontina; 289000
Motosierra {35|40|45|50} cm {naftera|eléctrica}; Stihl, Husqvarna, Gamma; 348000
Cadena para motosierra {14|16|18} pulgadas; Stihl, Oregon; 24300
Sopladora {600|800} W; Black Decker, Stihl, Gamma; 98700
Maceta {plástica|terracota|fibrocemento} {15|20|30|40} cm {negra|blanca|gris|terracota}; Matri, Garden; 3400
Tierra fértil {10|25|50} litros; Terrafertil, Grow Mix; 4200
Fertilizante {líquido|granulado} {250|500|1000} g; Terrafertil, Nitrofoska; 4600
Semilla de césped {500|1000|5000} g; Picasso, Gentos; 9800
Hormiguicida {granulado|líquido} {100|250|500} g; Glacoxan, Mamboretá; 4700
Raticida {bloque|pellet} {100|250|500} g; Glacoxan, Racumín; 4300
Media sombra {50|65|80} % {negra|verde} {2|4} m x {5|10|25} m; Agrored, Tramontina; 21600
Alambre tejido romboidal {1|1,5|1,8} m x 10 m; Acindar, Sipar; 69800
Alambre de púa {100|500} m; Acindar; 48900
Cloro granulado {1|4|10} kg; Nataclor, Clorotec; 9800
Sacabichos para pileta {con mango|sin mango}; Vulcano, Nataclor; 5900
Barrefondo para pileta {6|8} ruedas; Vulcano, Nataclor; 18700
Parrilla {60x40|80x50|100x60} cm {enlozada|hierro}; Tromen, Biassoni; 58900
Carbón {3|5|10} kg; El Asador, Quebracho; 4300
`,
  Seguridad: `
Guantes {de nitrilo|moteados|de cuero|de látex} talle {8|9|10}; Libus, 3M, Depascale; 2400
Casco de seguridad {blanco|amarillo|azul|rojo}; Libus, 3M; 8700
Anteojos de seguridad {transparentes|oscuros}; Libus, 3M; 4300
Protector auditivo {endoaural|de copa}; Libus, 3M; 2900
Barbijo {con válvula|sin válvula} {x 5 u|x 20 u|x 50 u}; 3M, Libus; 4600
Botín de seguridad talle {38|39|40|41|42|43|44|45} {negro|marrón}; Ombú, Funcional, Pampero; 68900
Bota de goma talle {38|39|40|41|42|43|44} {negra|blanca|amarilla}; Ombú, Pampero; 28900
Pantalón de trabajo talle {40|42|44|46|48|50|52} {azul|beige|verde}; Ombú, Pampero; 34800
Camisa de trabajo talle {38|40|42|44|46} {azul|beige|verde}; Ombú, Pampero; 32600
Chaleco reflectivo {naranja|amarillo}; Libus, Depascale; 5600
Arnés de seguridad {3|4} puntos; Libus, 3M; 68900
Matafuego {1|2,5|5|10} kg {ABC|BC}; Melisam, Drago; 28900
Cinta de peligro {100|200} m; 3M, Tacsa; 4300
Detector de {humo|gas|monóxido}; Safe Life, Zurich; 18900
Cartel de señalización {salida|matafuego|riesgo eléctrico|prohibido fumar}; Libus, Segumax; 2300
`,
  Hogar: `
Adhesivo de contacto {60|250|500|1000} ml; Poxiran, Suprabond, Fortex; 3700
Cola vinílica {250|500|1000|5000} g; Fortex, Suprabond, Plasticola; 3100
Adhesivo instantáneo {2|3|5|20} g; La Gotita, Suprabond, Tekbond; 1600
Adhesivo epoxi {10 minutos|transparente} {14|25|100} g; Poxipol, Suprabond; 5600
Cinta doble faz {12|18|24} mm x {2|5|10} m; 3M, Tacsa, Rapifix; 2900
Cinta de embalar {transparente|marrón} {48} mm x {50|100} m; 3M, Tacsa, Rapifix; 1700
Cinta multiuso {gris|negra|blanca} {9|10|25} m; 3M, Tacsa, Duke; 5300
Lubricante en aerosol {155|300|400} ml; WD 40, Penetrit, Lubrilina; 4600
Grasa multiuso {90|250|500|1000} g; Molykote, YPF, Lubrilina; 3900
Pila {AA|AAA|C|D|9V} x {1|2|4} u; Duracell, Energizer, Eveready; 1900
Linterna {LED|recargable|de cabeza}; Energizer, Duracell, Gamma; 8700
Balde {10|12|20} litros {azul|rojo|negro}; Plastisur, Mazzuco; 3400
Escobillón {30|40|60} cm; La Gauchita, Virulana; 5600
Secador de piso {40|50|60} cm; La Gauchita, Virulana; 4300
Bolsa de consorcio {60x90|80x110|90x120} cm x {10|50|100} u; Bolsasur, Rapifix; 2600
Calefactor {2000|2500|3000|5000} kcal {tiro balanceado|sin salida}; Orbis, Eskabe, Emege; 289000
Caloventor {1500|2000} W; Liliana, Ultracomb; 39800
Estufa de cuarzo {800|1200} W; Liliana, Ultracomb; 28700
Garrafa {10|15} kg vacía; Ypf Gas, Amarilla Gas; 58900
Regulador de gas {garrafa|natural} {con manguera|sin manguera}; Aragas, Inelro; 14300
Anafe {1|2|4} hornallas {gas natural|gas envasado|eléctrico}; Brogas, Ultracomb; 38900
Rejilla de ventilación {15x15|15x30|20x20} cm {chapa|plástica}; Genrod, Tecnocom; 3400
Caño para estufa {3|4|5} pulgadas x 1 m {galvanizado|aluminio}; Ternium, Tecnocom; 8700
Perchero {3|5} ganchos {blanco|negro|madera}; Currao, Häfele; 7600
Tendedero {de pared|de pie|de techo}; Tramontina, Rimax; 18900
Mosquitero {aluminio|fibra} {1|1,2|1,5} m x {1|5|30} m; Mosquitex, Agrored; 3700
Tela plástica cristal {100|200} micrones {2|4} m x {5|10|50} m; Agrored, Tacsa; 9800
`,
} as const
