import type { SignThoughts } from '#lore/authored.ts'

export const venusDaysInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'You like someone, and they know it within the minute.',
        "With your Venus in Aries, you can't flirt slowly, and you've never seen the point of waiting three days.",
        'People are in the mood to be chosen.',
        "You can be as direct as you like, and the one you ask will be relieved that there's nothing to work out.",
      ],
      task: "Send one message you'd usually think over, and keep it under ten words.",
    },
    presses: {
      says: [
        'You may want someone, or something, until the wish is returned.',
        "Because your Venus is in Aries, you're happiest in the chase, so a settled affection can feel like the end of something.",
        'You pick a small fight to get the air moving.',
        "The fight works, and it's harder each time to explain to the other person that it was meant as interest.",
      ],
      task: 'Suggest something neither of you has done before, where you were about to find fault.',
    },
  },
  Taurus: {
    eases: {
      says: [
        'Good food, a good back rub, and nobody in a hurry.',
        "You love by staying and by feeding people (your Venus in Taurus, where it's at full strength).",
        'You may have had to live at the speed of others lately.',
        "Slow down in one place and you'll see who slows down with you, which tells you a good deal about who to keep.",
      ],
      task: 'Cook something that takes two hours, and invite one person into the kitchen.',
    },
    presses: {
      says: [
        "Somebody you love may want a little more room than you'd give them.",
        "With your Venus in Taurus, you show your love by keeping, and people notice at some point that they've been kept.",
        'They may want an evening to themselves, or a say in the furniture.',
        "It feels to you like the beginning of losing them, so you buy them something, and that isn't what they asked for.",
      ],
      task: 'Give somebody the free evening or the last word they want, and plan a treat of your own.',
    },
  },
  Gemini: {
    eases: {
      says: [
        "You're charming by text, and better in person.",
        "Your Venus is in Gemini, so you fall for how somebody talks, and you'll stay for years with a person who still surprises you.",
        'Someone may be in good form.',
        'An exchange that begins with logistics can turn into the best part of the day, with neither of you wanting to be the one to end it.',
      ],
      task: "Send somebody you love the funniest thing you've seen lately, and say why it made you think of them.",
    },
    presses: {
      says: [
        'You may have kept an affection so light that it has floated off.',
        "With your Venus in Gemini, you like to keep a second possibility open, just to know that it's there.",
        'The other person may have begun to count the possibilities.',
        "They'd settle for one serious sentence, and you have a dozen clever ones ready, which is how they know that you've heard the question.",
      ],
      task: "Call the person instead of texting, and ask what they'd like from you this month.",
    },
  },
  Cancer: {
    eases: {
      says: [
        "You make people feel that they've come in from the cold.",
        'You love by remembering (your Venus in Cancer), and you never really stop loving anybody.',
        "At times that fills a house with people who aren't there.",
        'The ones who are there will do very nicely, and somebody would be touched to hear that they count as family by now.',
      ],
      task: 'Cook or order what somebody loved as a child, and tell them how you knew.',
    },
    presses: {
      says: [
        "You may be giving a lot to somebody who'd be happy with less.",
        'Because your Venus is in Cancer, you look after people partly so as to be needed by them.',
        'You seldom notice how much they have come to owe.',
        'Somebody may pull away from the kindness itself, and the more you bring them the more they feel it as a bill.',
      ],
      task: 'Ask somebody for a kindness instead of doing one, and accept it in the form it comes in.',
    },
  },
  Leo: {
    eases: {
      says: [
        'Love gets a bit theatrical, and everyone enjoys it.',
        'With your Venus in Leo, you give too much, on purpose, with ribbon on it.',
        'Shy people have been known to run.',
        "This time they're likelier to stay and grin, and it may turn out that what they'd wanted for years was for somebody to make a scene on their account.",
      ],
      task: 'Celebrate someone for no reason, with more effort than the occasion could possibly need.',
    },
    presses: {
      says: [
        "You'd like to be made a fuss of, and you may get thanks for the dishes.",
        'You take a forgotten word for a fading love (your Venus in Leo).',
        'So you get generous, which is how you ask.',
        "The other person may accept the gift, say thanks, and go back to what they were doing, and you're left with the receipt.",
      ],
      task: "Say what you'd like to be told, or given, or taken to, with the date.",
    },
  },
  Virgo: {
    eases: {
      says: [
        "You know exactly what would help, and it'd take you five minutes.",
        'Your Venus is in Virgo, so you love through the details, such as how somebody takes their coffee.',
        'You rarely get poems for that.',
        'What you get just now is the same in return, a small thing done right by a person who must have been watching.',
      ],
      task: 'Do one small repair for someone you love, and leave it for them to discover.',
    },
    presses: {
      says: [
        "You've seen the flaw, and now you can't see the rest.",
        'With your Venus in Virgo, you compare what you have with what it could be, yourself first of all.',
        'A compliment comes, and you correct it.',
        "You think of that as honesty, and the person who paid it learns that you won't take what they have, so they bring less.",
      ],
      task: 'Accept the next compliment with two words, and give one that has no "but" in it.',
    },
  },
  Libra: {
    eases: {
      says: [
        "You set the tone, and it's a pleasant one.",
        'You can make two strangers feel that they were meant to be seated together (your Venus in Libra, its own sign).',
        'You do it for others so smoothly that they forget to do it for you.',
        'Someone may remember now, and all you would have to do is let yourself be looked after.',
      ],
      task: 'Arrange something lovely for two, and let the other person choose when.',
    },
    presses: {
      says: [
        "You've been wanting what the other person wants for quite a while.",
        'Because your Venus is in Libra, you keep the peace by wanting what the other person wants, until one day you want nothing at all.',
        'That day feels like falling out of love.',
        "It's closer to being hungry, after a long time of letting somebody else order.",
      ],
      task: "Choose one thing for both of you without asking, and don't apologize for the choice.",
    },
  },
  Scorpio: {
    eases: {
      says: [
        "You don't want much company, and you want all of it.",
        'With your Venus in Scorpio, you love one person at a time with everything you have.',
        'That can be a lot to receive across a small table.',
        "If somebody can receive it, they may say something back that they haven't said before, and then there's nothing to guess at.",
      ],
      task: 'Give somebody your whole attention for an hour, and ask them the thing you usually try to guess.',
    },
    presses: {
      says: [
        'You test people when you could ask them.',
        'Your Venus is in Scorpio, so you want proof, and you design the exam without announcing it.',
        "They may have failed part of it already, by being late or by liking someone's picture.",
        "If they knew what was riding on it they would have passed, and you'd still wonder whether it counts once they know.",
      ],
      task: 'Tell someone what they did that made you doubt, and call off the rest of the test.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        "You don't have to choose between company and going somewhere.",
        'You fall for people who know things and want to go places (your Venus in Sagittarius).',
        "Being tied down has never suited you, though you're very good at coming back.",
        'Someone may suggest going along, wherever it is, and for once the company sounds even better than the destination.',
      ],
      task: "Invite somebody you love into a plan that you'd usually keep for yourself.",
    },
    presses: {
      says: [
        'Somebody would rather have one small promise from you than a large one.',
        "With your Venus in Sagittarius, you're generous about the future and vague about the week.",
        'They may have stopped believing the large version a while ago.',
        "They'd be happy with a small dull thing that happened, and they've noticed how restless you get when it's discussed.",
      ],
      task: 'Put the next evening with them on your calendar, with a time and a place.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        "Somebody can be relied on, and that's suddenly more attractive than charm.",
        'Because your Venus is in Capricorn, you love slowly and in earnest, and you show up with a toolbox.',
        "You don't expect to be courted for that.",
        "A person who has known you a while would like to try it, and you could let them before they've earned it.",
      ],
      task: 'Say something tender to the person who can count on you, since they may never have heard it.',
    },
    presses: {
      says: [
        'You earn affection, and you have fallen behind on something.',
        "You give duty when you're afraid of giving love (your Venus in Capricorn), and you hope that nobody can tell.",
        'Most people can.',
        "They've got the rides and the reminders, and what they may miss is you, with your work shoes off, wanting to be there.",
      ],
      task: 'Skip one useful thing you do for somebody, and sit down with them for that long.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        'A friendship has more in it than you had noticed.',
        'With your Venus in Aquarius, you love people for their opinions and let them keep their own apartment.',
        "It's a generous way to love, and some find it chilly.",
        'Someone finds it restful, and would tell you so if you could be still for that long.',
      ],
      task: 'Ask a friend to do something a couple would do, and enjoy how little it has to mean.',
    },
    presses: {
      says: [
        'The person closest to you would like to be treated a little better than everyone else.',
        'Your Venus is in Aquarius, so you treat people equally well, and the person closest to you has noticed.',
        'You call their wish possessive, and you may have a point.',
        "Still, nobody has ever been warmed by a principle, and for the past hour they've been waiting for a kind word.",
      ],
      task: "Make one exception for the person closest to you, and let them see that it's one.",
    },
  },
  Pisces: {
    eases: {
      says: [
        'You see the best in someone, and it happens to be there.',
        "Your Venus is exalted in Pisces, so you love without asking whether it's sensible.",
        'You may have paid for that at times.',
        "This time there's no catch, and the tenderness you feel for half the people you pass can be spent on one who'll feel it.",
      ],
      task: 'Write a card to somebody who lives alone, and mail it.',
    },
    presses: {
      says: [
        "You may be making excuses for somebody, and they're very good ones.",
        'With your Venus in Pisces, you fall in love with what a person could be and move in with what they are.',
        'You can see where they are hurt, so you wait.',
        "Nobody has asked you to wait, and the person you're waiting for may be quite content as they are.",
      ],
      task: "Judge one person by what they've done this month, and answer that.",
    },
  },
}
