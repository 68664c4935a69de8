import type { YearSeasons } from '../../../year-ahead.ts'

/** What a transit of Jupiter is like to live through. */
export const jupiterSeasons: YearSeasons = {
  sun: {
    presses: [
      'You feel generous and promise accordingly. The chances are real, but there are more of them than you have days, so what you turn down matters as much as what you take on.',
      "Your confidence runs a little ahead of the facts. You get into good company that way, and into an arrangement or two that you'll have to leave politely.",
      "You'd like to say yes to all of it, and people count on that. The good mood is real, though it makes a poor accountant.",
    ],
    eases: [
      "You feel well and expect good things, and people respond in kind. You can ask for what you'd normally wait for.",
      "Matters that were stuck get easier, often through somebody who believes in you. Such help doesn't last long, so a wish is worth having ready.",
      "You think well of yourself for once, and it does you no harm. Somebody may offer you what you'd otherwise have had to ask for.",
    ],
  },
  moon: {
    presses: [
      'You want more of everything that comforts you, company and food included. Your feelings are large and mostly kind, though you may offer more care than you have to give.',
      "You make room for everyone, until there's none left for you. You do so in a good mood, so you may notice late.",
      "Small things move you more than they should, and you're inclined to comfort yourself with too much of something. People are fond of you all the same.",
    ],
    eases: [
      'You feel at home in your life for a while. Someone may look after you, and family and friends are glad to have you around.',
      'These are a warm few days, and people like having you around. You can have them over, or make your place more comfortable.',
      "You ask for less reassurance and get more of it. An evening with family or old friends may do you more good than you'd expect.",
      'You feel generous and at ease, and home is a pleasant place to be. You can invite somebody, or be invited, and stay late.',
      "You're easy to please and easy to be with. Something about your home or your family may turn out better than you had feared.",
    ],
  },
  mercury: {
    presses: [
      "You have more ideas than attention, and you're inclined to agree before you've read the details. Your view of the whole is right, and the small print may not be.",
      'You talk well and promise easily. What you say in these days may be quoted back to you.',
      "You see connections everywhere, and some of them hold. Before you tell everyone, it's worth telling one critical friend.",
    ],
    eases: [
      'You find the words, and people like hearing them. A useful conversation or a piece of good news may come of it.',
      'You think in larger terms than usual and get the point across. Applications and requests have a good chance.',
      "You're curious, and people answer you. A text, a test, or a difficult request is in good hands with you.",
    ],
  },
  venus: {
    presses: [
      "You're fond of comfort, and of people who flatter you, and your budget notices. Nothing bad is likely to come of it except the bill.",
      'You say yes to pleasure more often than your calendar can stand. The affection is real, and a little overdone.',
      'You want nice things and nice people about you, in larger amounts than last month. A little of it is worth what it costs.',
    ],
    eases: [
      "You're easy to like, and you enjoy being liked. Affection, invitations, and some money come more easily than usual.",
      "Pleasure needs no excuse for a while. Somebody you're fond of may show you that it's mutual.",
      'You like people, and they notice. A party, a date, or a talk about a raise is likely to go well.',
    ],
  },
  mars: {
    presses: [
      'You take on too much and move too fast, in excellent spirits. The energy is worth having as long as somebody else keeps an eye on the calendar.',
      "You're ready to fight for what's right, and quite sure that you are. Some of it could be had by asking.",
      "You have more courage than time or money to back it, and you're impatient with anyone who points that out. Sport is a better place for courage than traffic or a meeting.",
    ],
    eases: [
      'You have energy and luck together, so what you begin gets a good start. A contest or a direct request turns out well more often than not.',
      "You get your way without having to push for it. Courage is cheap for a while, and you can spend it on something you've been putting off.",
      "You do with ease what otherwise takes effort. A risk that you've thought about for a while may be worth taking.",
    ],
  },
  jupiter: {
    presses: [
      "You want to grow in more directions than you can pay for. Your sense of size is off, so a friend's opinion is worth having.",
      "What you believe in and what you can afford don't quite match. You can have most of it by dropping the part that was for show.",
      'You may have two good plans that exclude each other. Waiting a week costs you neither, and it usually shows which is yours.',
    ],
    eases: [
      "You look ahead with more confidence, and you may set a date for something you've only hoped for. The coming years can be planned with more nerve than you normally allow yourself.",
      'You can picture a larger life, and you believe in it enough to begin. Travel, study, or a generous offer may be part of it.',
      'You remember what you once wanted, and it seems possible again. Someone who has done it already may help you.',
      'Your world has felt a size too small, and you notice now. A course, a trip, or a larger job may be within reach.',
      'Luck has a way of finding people who have asked for something. You can name one wish in plain words, to someone who could do something about it.',
    ],
  },
  saturn: {
    presses: [
      'A plan is bigger than what you can vouch for. You want both growth and safety, and some rule you made for yourself may be ready to be relaxed.',
      "You'd like to be out from under a duty, and you may be able to put part of it down. What you've earned can be spent a little.",
      "You're tired of being sensible. A little of the caution can go, as long as you know which part of it holds up the rest.",
    ],
    eases: [
      'Your patience pays. Something solid gets room to grow, and the people in charge may approve it.',
      "Duty feels lighter because you can see what it's for. You may get the time or the money to finish something.",
      "Work and luck pull in the same direction. What you've been building slowly may get a push from outside.",
    ],
  },
  asc: {
    presses: [
      'You take up more space than usual and mostly get away with it. Promises made in good company may need a sober look the next morning.',
      "People want you along, and you can't be everywhere. The fun is real, and so is the tiredness afterward.",
      "You come on a little strong, and most people enjoy it. The one who doesn't may have a point.",
    ],
    eases: [
      'You make a good impression without trying, and you may meet people who make things possible for you. A short appearance does as much for you as a whole evening.',
      'You feel welcome in the world. A new acquaintance or a change of scene may widen your life.',
      'You meet people easily, and some of them want to do something for you. An open manner is all it takes.',
    ],
  },
  mc: {
    presses: [
      "Your work attracts more chances than you can take. Success is likely where you choose, and strain where you don't.",
      'You aim high in public, and people remember what you announced. Promising less and delivering all of it would serve you better.',
      "You may be promised more than anyone can deliver, or be the one who promises. What's put in writing can be believed.",
    ],
    eases: [
      'Your work gets recognition, and a step up is possible. Someone may speak well of you where it counts.',
      'What you do at work shows to advantage. A request that was turned down last year can be made again.',
      "You're in favor with those who decide. What you've wanted to propose has a better chance than usual.",
      "You're seen at your best. You can apply, publish, or say what you'd like to do next.",
    ],
  },
}
