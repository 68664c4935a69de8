import type { PairParagraphs } from '#lore/authored.ts'

export const capricornDays: PairParagraphs = {
  Aries: {
    plain: [
      "{partner} wants to act on a feeling before breakfast, and you put a feeling away until there's time for it (your Moon in Capricorn, theirs in Aries).",
      'They take the calm for coldness, and you take the noise for an emergency.',
      "It's a good division all the same, because they bring up what would otherwise be put off for years.",
      "When they've gone too far, you're still standing there, without a reproach and with a list.",
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
      'You and {partner} both feel safe when things are paid for and in place (your Moon in Capricorn, theirs in Taurus).',
      'Silence between them and you can go on for a long time, and it counts as closeness.',
      'They know when to stop working, and you need to be shown.',
      "Neither of you brings up a feeling, so it's good that they at least believe in hugging and that you don't object in the end.",
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
      'They ask how it was and get one word.',
      "That isn't coldness, since for you a day is only finished when the work is, and then you would rather be quiet.",
      "Still, you like it that there's talk going on nearby, and they have more than once made you laugh against your will.",
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
      '{partner} asks for comfort, and you wait to need it until the work is done (your Moon in Capricorn, theirs in Cancer).',
      'So they do the warmth for two and you do the duty for two.',
      "It is an old arrangement and it's a good one, as long as each says thank you.",
      "Now and then you're the one who can't go on, and then they're the only person allowed to see it.",
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
      '{partner} wants to be welcomed, and you come in thinking of what still has to be done (your Moon in Capricorn, theirs in Leo).',
      "You love by being reliable, and it's so quiet that they may overlook it.",
      "They love by making a fuss, and it's so loud that you may not believe it.",
      "You're both proud, so neither of you asks, and a good evening often begins with them asking anyway.",
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
      "You and {partner} both feel at ease when the work has been done, and there's always some left (your Moon in Capricorn, theirs in Virgo).",
      'Each one of you can rely on the other without ever mentioning it.',
      'They do a little more than was asked, and you go on a little longer than is wise.',
      'Neither you nor {partner} is likely to propose an evening off, and to do it anyway is the harder job.',
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
      '{partner} rests in company, and you rest when nothing is expected of you (your Moon in Capricorn, theirs in Libra).',
      'So they invite people to cheer you up, and you put on a clean shirt and endure it.',
      'You keep a feeling back until it can be of use, and they would like to be let in sooner.',
      "Both of you have good manners in a crisis, and it's then that each of you sees how much the other one can carry.",
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
      "You and {partner} both handle the worst of it alone, and don't think of telling anyone (your Moon in Capricorn, theirs in Scorpio).",
      'Each one of you respects that in the other and leans on it.',
      'They feel everything and you put it to use, so between you, you get through almost anything.',
      'It takes some time before either of you says "I missed you," and you may say it by fixing something, which they understand.',
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
      '{partner} treats a bad mood as something to be outrun, and you treat it as something to be worked through (your Moon in Capricorn, theirs in Sagittarius).',
      'So they go out and you go back to the desk, and neither of you is there for the other.',
      'They make you laugh at the one hour when nobody else could.',
      'You take care of what they forgot, without a word, and only sometimes with a look.',
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
      'You and {partner} both handle a hard day alone and report it afterward, if at all (your Moon in Capricorn, theirs in Capricorn too).',
      'Each of you trusts the other more than anyone, and each would find it difficult to say so.',
      'Since neither asks for help, you can both be worn out in the same room, very considerately.',
      "It's a great day when one of you says at noon that it's enough, and the other one is relieved.",
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
      "Needing little is a point of honor with you and with them, so it's a calm arrangement.",
      'You keep to a plan, and they keep to nothing in particular, and it rubs more than either will admit.',
      'It takes one of you to say that company would have been nice, and then the other one agrees.',
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
      'You put a feeling away, and {partner} has it in their place (your Moon in Capricorn, theirs in Pisces).',
      "So they're sad on evenings when you come home with a hard face, and neither of you knows whose it is.",
      'You give them something to hold on to, and they give you permission to stop.',
      'What you call being strong can look to them like being far away, and a hand on the shoulder corrects it.',
    ],
    says: [
      "It's {partner} who cries at the thing that happened to you (your Moon in Capricorn, theirs in Pisces).",
      "You'd put it away for later, and it's a relief to find it on somebody else's face.",
      'You keep the days in order for them.',
      "They see to it that there's something in the days, and with them you can lie in the grass for an hour and not count it.",
    ],
  },
}
