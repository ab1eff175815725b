/**
 * The most frequent words in leaked password lists, and those common in Nigeria. Attackers try these first, with
 * digits appended. password-rules.ts handles keyboard rows, repetitions and its own list of words.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  access alexander alexandra amanda america andrew angel angela anthony anything apples arsenal asshole austin avatar
  babygirl badboy bailey banana barbara barcelona barney baseball basketball batman beautiful beauty benjamin bestfriend
  bigdaddy birthday blackberry blessed blessing blessings blink brandon brooklyn bubbles buster butterfly
  caroline carolina catherine champion champions chargers charles charlie cheese chelsea chelseafc chester chicken
  chocolate chris christ christian christine christopher cocacola computer connect cookie cooper cowboys creative crystal
  daniel daniela danielle database diamond diamonds divine donald dolphin doctor
  edward eleven elizabeth emmanuel everton evelyn explorer facebook faith faithful family favour fernando ferrari firefly
  fitness flower flowers forever forgetme francis franklin freedom friend friends fuckyou fuckoff
  gabriel galaxy gateway genesis george georgia giovanni glory godbless godislove godisgood godisgreat godisable golden
  goodluck google gospel grace graceland grandma guitar happiness harley hannah heaven heavenly hello hellokitty helloworld
  hockey holiday honesty hunter icecream ignition imagine infinity inspired internet island
  jackson jasmine jackie jehovah jennifer jeremiah jessica jesus jesuschrist jesusislord jesuslovesme jonathan jordan
  joseph joshua justin katherine kathleen killer kingdom kingsley kristina kristen
  laptop lauren leonardo letmein liberty lifestyle liverpool liverpoolfc london loveme loveyou lovely lover loverboy
  madison madrid maggie manchester manunited margaret marina marlboro marshall martin matrix matthew maximus maverick
  mercedes mercy metallic michael michelle midnight mickey million miracle mission moneybag moneyman monica mountain
  mother mustang mylove myspace natalie nathan naruto newlife newyork nicholas nicole nintendo nothing
  october olamide oluwaseun oluwatobi operator orange pakistan panther passion patience patricia patrick peaches peace
  pepper phoenix pikachu playboy playstation pokemon porsche power praise prayer precious president prince princes
  promise prosper prosperity purple qazwsx qazwsxedc qweasd qweasdzxc rainbow raymond realmadrid rebecca redskins
  richard robert roberto rosemary sabrina samantha samsung samuel sandra savior scooter secure security september
  service shadow shannon silver simple skywalker snoopy soccer solomon spiderman spongebob starwars startup stephanie
  steven strawberry stupid success successful summer superman superstar survivor sweetheart sweety
  taylor tennis testing thankgod thomas tigger trinity trouble trustgod trustno trustnoone twitter unicorn united
  valentina valentine vanessa veronica victor victoria victory vincent volleyball warrior warriors webmaster whatever
  william williams windows winner winston wisdom wonderful yankees yellow zenith
  `
    .trim()
    .split(/\s+/),
)
