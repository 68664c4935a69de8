import type { PairParagraphs } from '#lore/authored.ts'

export const ariesMeet: PairParagraphs = {
  Aries: {
    plain: [
      'You and {partner} each recognize somebody who says it straight and starts at once (your Sun in Aries, theirs in Aries too).',
      "There's no need to hold back, and it's a relief to both of you.",
      'Each also expects to go first, and neither has had much practice at second.',
      'What you take in the other for certainty is often only hurry, as you know from your own case.',
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
      'You decide fast, and {partner} takes as long as it takes (your Sun in Aries, theirs in Taurus).',
      'What you like in them is that nobody can stampede them.',
      'What they like is to be wanted that openly.',
      'But you easily mistake the pause for a no, and ask three times for something that they were about to give.',
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
      "You say a thing outright, and {partner} has an answer before it's finished (your Sun in Aries, theirs in Gemini).",
      "There's speed on both sides, and hardly anyone else keeps up.",
      "You take the banter for a yes, and for them it's conversation until somebody names a day.",
      'They admire that you simply act, where they would still be comparing.',
    ],
    says: [
      "{partner} tends to answer before you've finished the sentence, and there aren't many people you have to run to keep up with (your Sun in Aries, theirs in Gemini).",
      'You do the asking and they make it funny.',
      "They admire that you simply say it, where they'd have tested four versions.",
      "All that banter can sound to you like a yes, while for them it's conversation until somebody names a day.",
    ],
  },
  Cancer: {
    plain: [
      "You come up close at once, and {partner} feels out first whether it's safe (your Sun in Aries, theirs in Cancer).",
      'You can seem rough to them, and they can seem hurt over nothing.',
      'Then you defend them against somebody, or they look after you on a bad day, and the impression changes.',
      "Courage and care suit each other, as soon as they've been told that no harm was meant.",
    ],
    says: [
      "Come straight up to {partner} and they take one step back and then stay, which is a compliment, though it doesn't look like one.",
      'With your Sun in Aries and theirs in Cancer, you want to know if somebody is brave and they want to know if somebody is kind.',
      "They've watched how you talk to the shyest one in the group.",
      "Your speed still makes them suspect that it'll be over soon.",
    ],
  },
  Leo: {
    plain: [
      'You want to win, and {partner} wants to shine, and it looks like the same thing from outside (your Sun in Aries, theirs in Leo).',
      "It's a warm beginning, with a good deal of laughter.",
      "You forget to admire, because you're already on to the next thing.",
      "They forgive that as long as it's clear that you would take on anyone who laughed at them.",
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
      'You begin with the deed, and {partner} begins with the question of how (your Sun in Aries, theirs in Virgo).',
      "To you that's a brake, and to them it's the least one can do.",
      "What draws you to each other is that you dare what they have only worked out, and that they have worked out what you're about to do.",
      'Put together it usually comes off.',
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
      'You go after what you want, and {partner} considers what everyone wants (your Sun in Aries, theirs in Libra).',
      'So you seem selfish for a minute, and they seem vague.',
      'Then they find out how restful it is when somebody says it, and you find out how far a friendly word gets.',
      "It's an attraction of opposites, and it lasts as long as each can stand to be balanced.",
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
      'You show strength at once, and {partner} keeps it out of sight (your Sun in Aries, theirs in Scorpio).',
      "Each of you can tell that the other one isn't afraid.",
      "You ask the thing directly, and they answer when they're ready, which you find hard and interesting.",
      'What they can trust is that you have no second intention behind the first.',
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
      "You and {partner} both say yes before you've heard the end of it (your Sun in Aries, theirs in Sagittarius).",
      "It begins with doing something, and the talk comes while it's being done.",
      "You're after the start, and they're after the distance, so somebody has to think of the middle.",
      'What neither overlooks is a good sport.',
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
      'You want a thing now, and {partner} wants it to last (your Sun in Aries, theirs in Capricorn).',
      'So you find them slow, and they find you young, whatever the birthdays say.',
      "But both of you mean what you start, and both like somebody who doesn't complain.",
      "They're impressed when you come back a second time, and you're impressed when they take a risk without a word.",
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
      'You and {partner} both do it your own way, and neither of you asks for permission (your Sun in Aries, theirs in Aquarius).',
      'That makes a lively start with no formalities.',
      'You take things personally that they meant in general.',
      'They like the honesty and you like the surprise, and if you give them room, they come back without being fetched.',
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
      'You push ahead, and {partner} gives way, and then it turns out that they had a direction, too (your Sun in Aries, theirs in Pisces).',
      "You like it that they don't compete.",
      "They like it that somebody is so plain about what's wanted.",
      "What you can miss is a no, because they say it so softly, and it's worth asking twice.",
    ],
    says: [
      "What gets you is {partner}'s listening, because hardly anyone looks so willing to come along (your Sun in Aries, theirs in Pisces).",
      "You decide on the place and the time, and they make it seem the one thing they'd been hoping for.",
      "They love that you don't leave them guessing.",
      "It's harder for you to see the evenings when they say yes only because you look so happy asking.",
    ],
  },
}
