import type { PairParagraphs } from '#lore/authored.ts'

export const capricornDays: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} deals with a feeling on the spot and you deal with it after work, if at all (your Moon in Capricorn, theirs in Aries).',
      'You steady them, and they get you to admit that something is the matter.',
      "They take your calm for coldness, and you take their temper for a loss of control, and it's neither.",
    ],
    says: [
      "{partner} needs you to drop what you're doing, and by the time you've found a place to stop, they don't.",
      'Your Moon in Capricorn lets nothing interrupt it, and theirs in Aries is made of interruptions.',
      "You envy how little is left in them once it's out.",
      "They admire how you hold, and they can't know, unless you tell them, that you've been holding since about the middle of the month.",
    ],
  },
  Taurus: {
    plain: [
      'Security calms {partner} down, and it does the same for you (your Moon in Capricorn, theirs in Taurus).',
      'The two of you agree about money, quiet and early starts, and the household more or less runs itself.',
      'Neither of you says much when it hurts, and you go back to work while they wait, so somebody has to begin with a plain sentence.',
    ],
    says: [
      '{partner} puts a blanket over you while you answer one last message, and at some point the message has become a nap.',
      "Your Moon in Capricorn has to be comforted while it's busy, and theirs in Taurus knows how.",
      'You pay them back in reliability.',
      "There's little talk about feelings between you, and a surprising amount of it takes place over the lentils.",
    ],
  },
  Gemini: {
    plain: [
      "{partner} tells the whole day as soon as it's over, and you handle a hard one alone (your Moon in Capricorn, theirs in Gemini).",
      'You like having talk going on nearby, and they are glad that somebody is calm.',
      "They ask how it was and get one word, which isn't coldness, since for you a day is over only when the work is.",
    ],
    says: [
      "You ask {partner} how it went in order to hear whether it's settled, and you get the cast, the dialogue, and an impression of the parking attendant.",
      'With your Moon in Capricorn and theirs in Gemini, you rest in silence and they rest in company.',
      "They're quick to notice when you've gone gray in the face.",
      'They say nothing about it and just start doing the attendant again.',
    ],
  },
  Cancer: {
    plain: [
      '{partner} shows that a day was hard, and you would rather not (your Moon in Capricorn, theirs in Cancer).',
      'They bring warmth into your life, and you bring order into theirs.',
      'They need comfort at a moment when you are thinking about what has to be done, and both of you are taking care of the same people.',
    ],
    says: [
      "{partner} would like you to need them, and you're doing your best not to be any trouble.",
      'Your Moon is in Capricorn and theirs is in Cancer, and each of you is on duty all evening.',
      "You bring solutions to somebody who'd hoped for company.",
      "They bring hot milk to somebody who's never asked for a thing, and you drink it to be polite, and then you sleep right through.",
    ],
  },
  Leo: {
    plain: [
      'At the end of a day {partner} needs to be admired and you need to be left in peace (your Moon in Capricorn, theirs in Leo).',
      'You are both proud and can be relied on.',
      'You show respect by not making a fuss, and to them it looks as if nobody had noticed, so one warm sentence from you is worth the effort.',
    ],
    says: [
      "You don't make much of a birthday, and {partner} has planned two days of it.",
      "Your Moon is in Capricorn and theirs is in Leo, so they grow on attention while you're faintly suspicious of it.",
      "They can't believe that you like it better when nobody looks.",
      "What they may not see is you afterward, alone with the card they made, reading the part that's about you twice.",
    ],
  },
  Virgo: {
    plain: [
      "Work done is what calms {partner} down, and it's what calms you down (your Moon in Capricorn, theirs in Virgo).",
      'You can rely on each other completely, and neither you nor {partner} makes a fuss.',
      'You both handle trouble alone, so either can be unhappy for a week in full view of the other.',
    ],
    says: [
      "You know that {partner} has had a bad day because the kitchen is spotless, and they know you have because you've said it was fine (your Moon in Capricorn, theirs in Virgo).",
      'Help is given without any remark.',
      'You like the same bedtime, and the same soft radio, and a weekend with a task in it.',
      "It would do you both good if once a month there weren't one.",
    ],
  },
  Libra: {
    plain: [
      '{partner} relaxes in company and you relax when the work is done (your Moon in Capricorn, theirs in Libra).',
      'You make them feel safe, and they make your life less severe.',
      'They would like to talk about the two of you and you would like to know what should be done, and neither is the wrong way to care.',
    ],
    says: [
      "{partner} won't start eating until you've come, so you've learned to be late by less.",
      'Your Moon in Capricorn looks after people by providing, and theirs in Libra by keeping them company.',
      'They want to be told that the day went better for having them at the end of it.',
      "You think that it's obvious, since you came straight from work, and it's the sort of obvious thing that has to be said.",
    ],
  },
  Scorpio: {
    plain: [
      'On a hard day {partner} keeps control, and you do the same (your Moon in Capricorn, theirs in Scorpio).',
      'Neither of you complains, and you both can be relied on in the worst of times.',
      'It can be a long while before anyone is comforted, because they wait for you to notice and you wait for the work to be done.',
    ],
    says: [
      "You've each got a face that gives nothing away, and you've both learned where to look instead (your Moon in Capricorn, {partner}'s in Scorpio).",
      'They watch how you set down your bag.',
      'You can be silent in the same room for three hours and be closer at the end.',
      "They go through a feeling at once and completely, you put yours off until things are calmer, and they may be the first to ask when that'll be.",
    ],
  },
  Sagittarius: {
    plain: [
      '{partner} shakes off a bad day and you work through it (your Moon in Capricorn, theirs in Sagittarius).',
      "They remind you that there's a life outside of duty, and you give them something to count on.",
      'They hear your realism as gloom, and you hear their cheer as not listening.',
    ],
    says: [
      "You'd planned to use Saturday to catch up, and {partner} has used it for you.",
      'Your Moon in Capricorn earns its rest, and theirs in Sagittarius takes it as it comes, in the form of a county fair.',
      'You grumble as far as the gate.',
      "They have an idea that you'd be happier if you worried less, and you'd have to admit that in their company the evidence is on their side.",
    ],
  },
  Capricorn: {
    plain: [
      'You and {partner} both get through a hard day alone and report it afterward (your Moon in Capricorn, theirs in Capricorn too).',
      "It's a calm life, where things are done when they were promised.",
      'Neither of you asks for comfort, so both of you may be doing without it while sitting next to somebody who would gladly give it.',
    ],
    says: [
      "You each hear the other come in and go on working for a minute so as not to seem to have been waiting (your Moon in Capricorn, {partner}'s in Capricorn too).",
      "It's a dry and loyal sort of home life wherever you have it.",
      'Nobody complains.',
      'Somebody should, because two people who both get by on very little affection can go on doing so right beside a large supply.',
    ],
  },
  Aquarius: {
    plain: [
      'You calm down by being useful, and {partner} calms down by being left alone (your Moon in Capricorn, theirs in Aquarius).',
      "Neither of you makes a fuss, so it's a quiet arrangement.",
      'You keep to a plan and they keep to none, and both of you are too proud to say that some company would have been nice.',
    ],
    says: [
      "{partner} would be surprised to hear that they're hard to look after, since they've never noticed anyone trying.",
      "Your Moon in Capricorn hides what it needs, and theirs in Aquarius honestly can't find it, and you leave each other in peace with great respect.",
      'You do their taxes.',
      "They'll rewire something of yours at midnight, and it's understood that both of these were tender.",
    ],
  },
  Pisces: {
    plain: [
      'You hold a feeling back and {partner} lets it in (your Moon in Capricorn, theirs in Pisces).',
      'They find the soft side of you, and you make them feel that somebody is in charge.',
      'You want to solve it while they want to be heard, and their tears and your silence often mean the same thing.',
    ],
    says: [
      "It's {partner} who cries at the thing that happened to you (your Moon in Capricorn, theirs in Pisces).",
      "You'd put it away for later, and it's a relief to find it on somebody else's face.",
      'You keep the days in order for them.',
      "They see to it that there's something in the days, and with them you can lie in the grass for an hour and not count it.",
    ],
  },
}
