/** What hotels and streets are called in Greek, Turkish and by the Adriatic. */
import { parts, type TongueWords } from '../tongue.ts';

export const GREEK: TongueWords = {
  hotel: parts('Hotel {name} · {name} Hotel · {name} House · Pension {name} · {name} Village'),
  home: parts('{name} Studios · {name} Apartments · {name} Suites · Villa {name} · {name} Villas'),
  grand: parts('{name} Palace · {name} Resort & Spa · Grand {name}'),
  sea: parts('{name} Beach · {name} Bay · {name} Mare · {name} Blue'),
  names: parts(`Elaia · Aegli · Galini · Rodanthi · Selini · Thymari · Levanda · Daphnia · Anthea
    Melissa Garden · Amygdalia · Kleopas · Evridiki · Ismini · Filoxenos · Astraea · Mirtia
    Kyra Lenio · Ariadni Court · Danae · Erato · Dioni · Hermes Stoa · Kallisto · Pefko
    Rigani · Vasiliki Court · Xanthi · Zefyros · Irida`),
  seaNames: parts(`Ammos · Alkyon · Thalassa · Meltemi · Kalypso · Nereid · Asteria · Kymata
    Petra · Porto Lygia · Glaros · Okeanis · Pelagia · Faros · Amfitriti · Votsalo · Trata
    Koralli`),
  townNames: parts('Stoa · Plateia · Neoklasiko · Agora · Kastro Gate'),
  hillNames: parts('Elatos · Oreas · Kedros · Pigi · Platanos'),
  streets: parts(`Venizelou {n} · Solomou {n} · Kapodistriou {n} · Agiou Nikolaou {n}
    Papandreou {n} · Eleftherias {n} · Ethnikis Antistaseos {n} · Papadiamanti {n} · Kazantzaki {n}
    Iroon Polytechneiou {n}`),
  seaStreets: parts('Akti Kanari {n} · Paralia {n} · Poseidonos {n} · Limenos {n}'),
};

export const TURKISH: TongueWords = {
  hotel: parts('{name} Otel · Otel {name} · {name} Hotel · {name} Konak · {name} Garden'),
  home: parts('{name} Apart · {name} Suites · {name} Residence · {name} Evleri'),
  grand: parts('Grand {name} · {name} Palace · {name} Resort & Spa'),
  sea: parts('{name} Beach · Club {name} · {name} Sahil'),
  names: parts(`Zeytin Dalı · Portakal Bahçe · Lale Park · Çınar · Kehribar · Safran · Nar Çiçeği
    Gün Işığı · Altın Çam · Yasemin · Defne · Akasya · Menekşe · Sümbül · Karanfil · Narenciye
    Serin Su · Ayışığı · Gül Bahçesi · Mor Salkım · Fıstık Çamı · Leylak · Kiraz · Şafak`),
  seaNames: parts(`Yakamoz · Deniz Yıldızı · Turkuaz Koy · Mavi Rüzgar · Martı Yuvası · Poyraz
    İnci Koyu · Mercan Kaya · Dalga · Lodos · Mavi Liman · Kum Zambağı`),
  townNames: parts('Sırça · Taş Han · Eski Kapı · Çeşme Başı · Kandil'),
  hillNames: parts('Toros Çam · Yayla · Kekik · Doruk'),
  streets: parts(`Atatürk Caddesi No: {n} · Cumhuriyet Caddesi No: {n} · Çınar Sokak No: {n}
    İnönü Caddesi No: {n} · Zeytin Sokak No: {n} · Gül Sokak No: {n} · Fatih Caddesi No: {n}
    Barbaros Caddesi No: {n} · Lale Sokak No: {n}`),
  seaStreets: parts('Sahil Yolu No: {n} · Liman Caddesi No: {n} · Plaj Yolu No: {n}'),
};

export const ADRIATIC: TongueWords = {
  hotel: parts('Hotel {name} · Hotel {name} · {name} Hotel · Pansion {name} · Vila {name}'),
  home: parts('{name} Apartments · {name} Residence · {name} Suites · Villas {name}'),
  grand: parts('Grand Hotel {name} · {name} Palace · {name} Hotel & Spa'),
  sea: parts('{name} Beach · {name} Riva · {name} Bay'),
  names: parts(`Lavanda · Maslina · Lipa · Bor · Jasmin · Ruzmarin · Kadulja · Smokva · Murva
    Stella Nova · Aurora · Dubrava · Lovor · Oleandar · Čempres · Sveti Roko · Zvijezda
    Stari Mlin · Bijela Kula · Tri Breze · Kamen · Vrtovi · Mirta · Rogač`),
  seaNames: parts(`Jadranka · Uvala · Maestral · Galeb · Bura · Jugo · Školjka · Koral
    Svjetionik · Val · Biser · Plavac · Sidro · Žalo`),
  townNames: parts('Stari Trg · Kaptol Nova · Stara Vrata · Kovač · Duga Ulica'),
  hillNames: parts('Planinka · Jelka · Gorski · Snježna · Triglavka'),
  streets: parts(`Ulica kralja Tomislava {n} · Vukovarska {n} · Ulica svetog Roka {n}
    Trg slobode {n} · Ulica Ivana Gundulića {n} · Lipova {n} · Gajeva {n} · Zagrebačka {n}
    Nova ulica {n}`),
  seaStreets: parts('Obala {n} · Riva {n} · Šetalište uz more {n}'),
};

export const ALBANIAN: TongueWords = {
  hotel: parts('Hotel {name} · {name} Hotel · Vila {name} · Bujtina {name}'),
  home: parts('{name} Apartments · {name} Suites · {name} Residence · Vila {name}'),
  grand: parts('Grand Hotel {name} · {name} Palace · {name} Resort & Spa'),
  sea: parts('{name} Beach · {name} Bay · {name} Blue'),
  names: parts(`Ulliri · Trëndafili · Bora · Liqeni · Agimi · Zamira · Dafina · Lulebora · Mirela
    Portokalli · Pishat · Arbri · Vjollca · Rrapi · Shega · Limoni`),
  seaNames: parts('Joni · Pulëbardha · Guaska · Delfini · Kaltra · Sirena'),
  townNames: parts('Sheshi · Kulla · Ura e Vjetër · Kalaja'),
  hillNames: parts('Shqiponja · Ahishtja · Burimi'),
  streets: parts('Rruga Skënderbeu {n} · Rruga e Ullinjve {n} · Rruga Onhezmi {n}'),
  seaStreets: parts('Rruga Jonianët {n} · Rruga e Plazhit {n}'),
};
