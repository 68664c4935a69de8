import type { PairParagraphs } from '#lore/authored.ts'

export const ariesMeet: PairParagraphs = {
  Aries: {
    plain: [
      'You and {partner} both go first, and you like it in each other (your Sun in Aries, theirs in Aries too).',
      'Things start quickly with you two, and a bit of competition is part of the fun.',
      'Since neither is used to following, it takes some practice to let the other one decide without feeling beaten.',
    ],
    says: [
      "Somebody had to go second, and it may never be settled who did (your Sun in Aries, {partner}'s in Aries too).",
      "Each of you recognizes in about a minute a person who won't need to be managed.",
      'A friend looking on would see two people arguing happily over who gets the first round.',
      'What you read in the other as certainty is often just hurry, and you of all people ought to know it.',
    ],
  },
  Taurus: {
    plain: [
      'You start things and {partner} sees them through (your Sun in Aries, theirs in Taurus).',
      "They find you exciting, and you find it restful that somebody isn't in a hurry.",
      'You take their calm for a lack of interest, until it turns out that they simply want to be sure before they say yes.',
    ],
    says: [
      "Your Sun is in Aries and {partner}'s is in Taurus, so you've made up your mind before they've finished looking at the menu.",
      "What you like in them is that they can't be stampeded.",
      "They like being wanted that openly, and they take their time because it's nice.",
      "It's easy for you to mistake the wait for a no, and to ask three times for what was going to be given on the second.",
    ],
  },
  Gemini: {
    plain: [
      'You do what comes to mind and {partner} says it (your Sun in Aries, theirs in Gemini).',
      "There's no lull between you, because each gives the other one ideas.",
      'You want to know where this is going sooner than they do, and their "let\'s see" is meant more kindly than it sounds to you.',
    ],
    says: [
      "{partner} tends to answer before you've finished the sentence, and there aren't many people you have to run to keep up with (your Sun in Aries, theirs in Gemini).",
      'You do the asking and they make it funny.',
      "They admire that you simply say it, where they'd have tested four versions.",
      "All that banter can sound to you like a yes, while for them it's conversation until somebody names a day.",
    ],
  },
  Cancer: {
    tags: { you: ['outgoing'], partner: ['reserved'] },
    plain: [
      'You go straight at life and {partner} feels the way (your Sun in Aries, theirs in Cancer).',
      'They like your courage, and you like being cared about without having to ask.',
      'You can be too direct for them, and they say nothing and step back, so you have to notice a silence.',
    ],
    says: [
      "Come straight up to {partner} and they take one step back and then stay, which is a compliment, though it doesn't look like one.",
      'With your Sun in Aries and theirs in Cancer, you want to know if somebody is brave and they want to know if somebody is kind.',
      "They've watched how you talk to the shyest one in the group.",
      "Your speed still makes them suspect that it'll be over soon.",
    ],
  },
  Leo: {
    tags: { you: ['outgoing'], partner: ['outgoing'] },
    plain: [
      'You like to be first and {partner} likes to be best, and both of you want to be where the action is (your Sun in Aries, theirs in Leo).',
      "You admire each other's nerve, and other people can feel the warmth.",
      'Only one can be in front at a time, and they mind being second even more than you do.',
    ],
    says: [
      "Two people who enjoy being noticed have noticed each other (your Sun in Aries, {partner}'s in Leo).",
      "You make the move, and they've arranged to be standing where it can be made.",
      'What you love is that they take praise without squirming, and what they love is that yours is never calculated.',
      'They look so sure of themselves that you can forget to say the second nice thing.',
    ],
  },
  Virgo: {
    plain: [
      'You act on impulse and {partner} thinks it over (your Sun in Aries, theirs in Virgo).',
      "You show them that a mistake isn't the end of the world, and they save you from a few.",
      'Their questions can feel to you like doubt, when they ask because they mean to help.',
    ],
    says: [
      "While you introduce yourself, {partner} notices that your shoelace is undone and wonders if it's too soon to mention it.",
      'Your Aries Sun finds somebody worth knowing and says so.',
      'Their Virgo Sun wants to see first how you treat the person at the register.',
      "Their reserve strikes you as a low opinion, when they're quite capable of going home and telling a friend every word you said.",
    ],
  },
  Libra: {
    plain: [
      'You go after what you want and {partner} considers what everyone wants (your Sun in Aries, theirs in Libra).',
      'Each has what the other one lacks, so the attraction is strong.',
      'You can seem selfish to them and they can seem undecided to you, and you both learn a good deal if you stay.',
    ],
    says: [
      '{partner} has a gift for letting you think it was your idea (your Sun in Aries, theirs in Libra).',
      "You're the one who walks over, and it's they who've left the space next to them free.",
      'You like how much better you behave around them.',
      "They like that one of you can pick a restaurant, and they'll say they don't mind which, when they do.",
    ],
  },
  Scorpio: {
    plain: [
      'You show strength openly and {partner} keeps it hidden (your Sun in Aries, theirs in Scorpio).',
      "You recognize each other as people who don't give up.",
      'But you say what you want and they find out what others want first, so you may feel watched and they may feel charged at.',
    ],
    says: [
      "It's rare that somebody holds your gaze longer than you hold theirs, and {partner} can.",
      'Your Aries Sun goes after what it wants in plain view, and their Scorpio Sun makes inquiries first, for weeks, without moving a muscle.',
      'You find that calm exciting.',
      "They find it almost unbelievable that you have no second motive, and now and then they're still looking for it.",
    ],
  },
  Sagittarius: {
    plain: [
      'Whatever is next is what interests you, and it interests {partner} just as much (your Sun in Aries, theirs in Sagittarius).',
      'It begins with laughing and a plan.',
      'Both of you overlook the details, and since nobody holds the other one back, you can get rather far before anyone looks at a map.',
    ],
    says: [
      'Put you and {partner} together for one evening and there are plans in three states (your Sun in Aries, theirs in Sagittarius).',
      'The "let\'s go" comes from you and the reason it\'ll be wonderful comes from them.',
      'They like that you mean today.',
      "What's easy to miss is how freely they invite everyone, and it can take you a while to learn which of their invitations is really for you.",
    ],
  },
  Capricorn: {
    plain: [
      'You want to win today and {partner} wants to have won in ten years (your Sun in Aries, theirs in Capricorn).',
      'Both of you are ambitious, and you respect that.',
      'They find you rash and you find them slow, but you do better with their planning, and they get there sooner with your push.',
    ],
    says: [
      'Ask {partner} for an evening and you may get an answer with a date in it, eleven days off.',
      "That's their Capricorn Sun replying to yours in Aries, and for them a thing that matters gets time set aside.",
      'It can look cool to you.',
      "They may have moved two appointments for it, and what won them was that you didn't pretend to be busier than you are.",
    ],
  },
  Aquarius: {
    plain: [
      'You go first and {partner} goes another way, so nobody is following anybody (your Sun in Aries, theirs in Aquarius).',
      "You like each other's independence, and you never run out of things to try.",
      'But you take things personally that they mean in general, and they are surprised by how much heat there is.',
    ],
    says: [
      "You like people who aren't impressed, and {partner} isn't, in such a friendly fashion that you stay to find out why.",
      'With your Sun in Aries you step forward, while theirs in Aquarius stands a little to one side and finds you refreshing.',
      'They ask what nobody asks on a first evening.',
      "To you it's flirting and to them it's curiosity, and by the third question it tends to be both.",
    ],
  },
  Pisces: {
    plain: [
      'You know exactly what you want, and {partner} senses what everybody wants (your Sun in Aries, theirs in Pisces).',
      'You protect them, and they understand you better than you do.',
      "They follow your lead until it's too much and then aren't there, so you have to ask while things still seem fine.",
    ],
    says: [
      "What gets you is {partner}'s listening, because hardly anyone looks so willing to come along (your Sun in Aries, theirs in Pisces).",
      "You decide on the place and the time, and they make it seem the one thing they'd been hoping for.",
      "They love that you don't leave them guessing.",
      "It's harder for you to see the evenings when they say yes only because you look so happy asking.",
    ],
  },
}
