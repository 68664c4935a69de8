import type { SignThoughts } from '#lore/authored.ts'

export const venusInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'You like someone, and they know it within the minute.',
        "Your Venus in Aries can't flirt slowly, and it has never seen the point of waiting three days.",
        'People are in the mood to be chosen.',
        "You can be as direct as you like, and the one you ask will be relieved that there's nothing to work out.",
      ],
      task: 'Ask for the date, the visit, or the favor in one line, with a day in it.',
    },
    presses: {
      says: [
        'You wanted it until they wanted it too.',
        'Your Venus in Aries is happiest in the chase, so a settled affection can feel like a door that somebody has shut.',
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
        'Your Venus in Taurus is at full strength, and it loves by staying and by feeding people.',
        'It has had to live at the speed of others lately.',
        "Slow down in one place and you'll see who slows down with you, which tells you a good deal about who to keep.",
      ],
      task: 'Make one pleasure last twice as long as usual, with somebody who can stand the pace.',
    },
    presses: {
      says: [
        "You're holding on to something a little harder than it likes.",
        "Your Venus in Taurus shows its love by keeping, and people notice at some point that they've been kept.",
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
        'Your Venus in Gemini falls for how somebody talks, and it can be kept for years by a person who still surprises it.',
        'Someone may be in good form.',
        'An exchange that begins with logistics can turn into the best part of the day, with neither of you wanting to be the one to end it.',
      ],
      task: "Send somebody you love the funniest thing you've seen lately, and say why it made you think of them.",
    },
    presses: {
      says: [
        "You've kept it light, and now it has floated off.",
        'Your Venus in Gemini likes to leave a second possibility in the room, for company.',
        'The other person has begun to count the possibilities.',
        "They'd settle for one serious sentence, and you have a dozen clever ones ready, which is how they know that you've heard the question.",
      ],
      task: "Give one serious answer to the person you've been joking with, and then stop talking.",
    },
  },
  Cancer: {
    eases: {
      says: [
        "You make people feel that they've come in from the cold.",
        'Your Venus in Cancer loves by remembering, and it never really stops loving anybody.',
        "At times that fills a house with people who aren't there.",
        'The ones who are there will do very nicely, and somebody would be touched to hear that they count as family by now.',
      ],
      task: 'Cook or order what somebody loved as a child, and tell them how you knew.',
    },
    presses: {
      says: [
        "You gave so that they'd stay, and you can hear it.",
        'Your Venus in Cancer looks after people partly so as to be needed by them.',
        'It seldom notices how much they have come to owe.',
        'Somebody may pull away from the kindness itself, and the more you bring them the more they feel it as a bill.',
      ],
      task: 'Ask somebody for a kindness instead of doing one, and accept it in the form it comes in.',
    },
  },
  Leo: {
    eases: {
      says: [
        'Love gets a bit theatrical, and everyone enjoys it.',
        'Your Venus in Leo gives too much, on purpose, with ribbon on it.',
        'Shy people have been known to run.',
        "This one stays, and is grinning, and it turns out that what they'd wanted for years was for somebody to make a scene on their account.",
      ],
      task: 'Celebrate someone for no reason, with more effort than the occasion could possibly need.',
    },
    presses: {
      says: [
        "You'd like to be courted, and they think you're past that.",
        'Your Venus in Leo takes a forgotten word for a fading love.',
        'So it gets generous, which is its way of asking.',
        "The other person accepts the gift, says thanks, and goes back to what they were doing, and you're left with the receipt.",
      ],
      task: "Say what you'd like to be told, or given, or taken to, with the date.",
    },
  },
  Virgo: {
    eases: {
      says: [
        "You know exactly what would help, and it'd take you five minutes.",
        'Your Venus in Virgo loves through the details, such as how somebody takes their coffee.',
        'It rarely gets poems for that.',
        'What it gets just now is the same in return, a small thing done right by a person who must have been watching.',
      ],
      task: 'Do one small repair for someone you love, and leave it for them to discover.',
    },
    presses: {
      says: [
        "You've seen the flaw, and now you can't see the rest.",
        'Your Venus in Virgo compares what it has with what it could be, itself first of all.',
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
        'Your Venus in Libra is in its own sign and can make two strangers feel that they were meant to be seated together.',
        'You do it for others so smoothly that they forget to do it for you.',
        'Someone may remember now, and all you would have to do is let yourself be looked after.',
      ],
      task: 'Arrange something lovely for two, and let the other person choose when.',
    },
    presses: {
      says: [
        "You've been so agreeable that they've stopped asking.",
        'Your Venus in Libra keeps the peace by wanting what the other person wants, until one day it wants nothing at all.',
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
        'Your Venus in Scorpio loves one person at a time with everything it has.',
        'That can be a lot to receive across a small table.',
        "If somebody can receive it, they may say something back that they haven't said before, and then there's nothing to guess at.",
      ],
      task: 'Give somebody your whole attention for an hour, and ask them the thing you usually try to guess.',
    },
    presses: {
      says: [
        'You test people when you could ask them.',
        'Your Venus in Scorpio wants proof, and it designs the exam without announcing it.',
        "They may have failed part of it already, by being late or by liking someone's picture.",
        "If they knew what was riding on it they would have passed, and you'd still wonder whether it counts once they know.",
      ],
      task: 'Tell someone what they did that made you doubt, and call off the rest of the test.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        "You like everyone, and you aren't wrong.",
        'Your Venus in Sagittarius falls for people who know things and want to go places.',
        "Being tied down has never suited it, though it's very good at coming back.",
        'Someone may suggest going along, wherever it is, and for once the company sounds even better than the destination.',
      ],
      task: "Invite somebody you love into a plan that you'd usually keep for yourself.",
    },
    presses: {
      says: [
        "You may have promised the moon to a person who'd asked for Tuesday.",
        'Your Venus in Sagittarius is generous about the future and vague about the week.',
        'They stopped believing the large version a while ago.',
        "They'd be happy with a small dull thing that happened, and they've noticed how restless you get when it's discussed.",
      ],
      task: 'Do one small thing that you promised somebody, at the time you said.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        "Somebody can be relied on, and that's suddenly more attractive than charm.",
        'Your Venus in Capricorn loves slowly and in earnest, and it shows up with a toolbox.',
        "You don't expect to be courted for that.",
        "A person who has known you a while would like to try it, and you could let them before they've earned it.",
      ],
      task: 'Say something tender to the person who can count on you, since they may never have heard it.',
    },
    presses: {
      says: [
        'You earn affection, and you have fallen behind on something.',
        "Your Venus in Capricorn gives duty when it's afraid of giving love, and it hopes that nobody can tell.",
        'Most people can.',
        "They've got the rides and the reminders, and what they miss is you, with your work shoes off, wanting to be there.",
      ],
      task: 'Skip one useful thing you do for somebody, and sit down with them for that long.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        'A friendship has more in it than you would noticed.',
        'Your Venus in Aquarius loves people for their opinions and lets them keep their own apartment.',
        "It's a generous way to love, and some find it chilly.",
        'Someone finds it restful, and would tell you so if you could be still for that long.',
      ],
      task: 'Ask a friend to do something a couple would do, and enjoy how little it has to mean.',
    },
    presses: {
      says: [
        "They want to be special, and you've explained that everyone is.",
        'Your Venus in Aquarius treats people equally well, and the person closest to it has noticed.',
        'You call their wish possessive, and you may have a point.',
        "Still, nobody has ever been warmed by a principle, and for the past hour they've been sitting at the other end of it.",
      ],
      task: "Make one exception for the person closest to you, and let them see that it's one.",
    },
  },
  Pisces: {
    eases: {
      says: [
        'You see the best in someone, and it happens to be there.',
        "Your Venus in Pisces is exalted, so it loves without asking whether it's sensible.",
        'It has paid for that at times.',
        "This time there's no catch, and the tenderness you feel for half the people you pass can be spent on one who'll feel it.",
      ],
      task: 'Do something loving that nobody would ever ask of you, for a person who is easy to overlook.',
    },
    presses: {
      says: [
        "You're making excuses for somebody, and they're very good ones.",
        'Your Venus in Pisces falls in love with what a person could be and moves in with what they are.',
        'You can see where they are hurt, so you wait.',
        "Nobody has asked you to wait, and the person you're waiting for may be quite content as they are.",
      ],
      task: "Judge one person by what they've done this month, and answer that.",
    },
  },
}
