import type { SignThoughts } from '#lore/authored.ts'

export const moreOfSaturnInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'Going slowly and going first can be the same thing.',
        "With your Saturn in Aries, you've rehearsed your courage so often that you hardly know it is there.",
        "The others may be waiting for somebody who doesn't rush.",
        'You can take them through it a step at a time, and nobody will guess that you were nervous yourself.',
      ],
      task: 'Take charge of one thing, at the pace of the slowest person in it.',
    },
    presses: {
      says: [
        'What are you waiting for? You may have an excellent reason, and it may be ten years old.',
        'You brake whenever you feel yourself speed up (your Saturn in Aries).',
        'Anger gets the same treatment.',
        "A little of it, let out at the right person in an even voice, wouldn't do the damage that you fear, and it would get the thing unstuck.",
      ],
      task: 'Tell one person that you want to go ahead, and name the day.',
    },
  },
  Taurus: {
    eases: {
      says: [
        'You could build on what you have, and you know how much it will bear.',
        'Because your Saturn is in Taurus, you trust what you can weigh in your hand.',
        'You were slow to get there, and hardly anyone else has stayed.',
        'Somebody who is only now starting out would pay for what you know about doing without and about when to stop doing without.',
      ],
      task: 'Teach somebody one practical thing about money or materials that took you years.',
    },
    presses: {
      says: [
        'A thing can be saved so well that you never have it.',
        'With your Saturn in Taurus, you feel a small guilt about whatever is soft, warm, or paid for by card.',
        'Nobody is checking.',
        'The good towels have now been through two moves, and the only person they could still impress is you.',
      ],
      task: 'Take one good thing into daily use, starting now.',
    },
  },
  Gemini: {
    eases: {
      says: [
        'A page a day is how a book gets written, and you have a page in you.',
        'You learn in an orderly way and forget very little (your Saturn in Gemini).',
        'You envy people who just talk.',
        'They may envy you the fact that you know where you read it, and that you mean what you say.',
      ],
      task: 'Put your phone away for half an hour, and write by hand.',
    },
    presses: {
      says: [
        'If the first sentence has to be perfect, nobody gets to hear the second.',
        'Your Saturn is in Gemini, so you go over what you said on the way home.',
        'Other people, in the other car, are going over what they said.',
        'None of it will be remembered, only that you looked as if you had something to add.',
      ],
      task: 'Be the second person to speak, whatever you have to say.',
    },
  },
  Cancer: {
    eases: {
      says: [
        "You can be the steady one, and be fond of people while you're at it.",
        'With your Saturn in Cancer, you show your love by having the spare fuse.',
        'You may be afraid that nobody would stay for anything else.',
        'Someone stays to talk after the fuse is in, and seems to be in no hurry, and you could offer them a seat.',
      ],
      task: "Make coffee for two the next time you've fixed something for somebody.",
    },
    presses: {
      says: [
        'You may run your home as if it were a second job.',
        'You hear a complaint from anyone at home as a mark against how you run things (your Saturn in Cancer).',
        'You tighten the rules, or you sigh.',
        "They'd probably rather have a worse household with you on the couch, though nobody may have dared to put it to you that way.",
      ],
      task: 'Let one domestic standard drop for a week, and sit down in the time you save.',
    },
  },
  Leo: {
    eases: {
      says: [
        "You may be told that you're good at something, and you could leave it at that.",
        'Because your Saturn is in Leo, you waited to be told that you have talent, and in the waiting you learned the craft.',
        'Now you have both.',
        "An honest compliment may come from somebody who doesn't hand them out, and you could keep it somewhere, the way you keep the other kind.",
      ],
      task: "Write down the best thing anyone has said about your work, and put it where you'll see it.",
    },
    presses: {
      says: [
        'Are you too dignified for a bit of fun, or too scared?',
        "With your Saturn in Leo, you may remember being laughed at, and you've been careful about how you look ever since.",
        "That's no way to play.",
        "The people who'd like to see you silly are the ones who like you best, and there's a limit to how often they can suggest it.",
      ],
      task: 'Do one undignified thing in front of somebody who loves you.',
    },
  },
  Virgo: {
    eases: {
      says: [
        "Your work may be good enough, by a standard that you'd accept from anybody else.",
        'You do careful work and believe that this is the least one can do (your Saturn in Virgo).',
        "It's a good deal more than the least.",
        "If you watch how others handle what you made, you may see them relax, since it's so rare to be given something that has been checked.",
      ],
      task: 'Judge one piece of your work as if a friend had done it, and say the verdict aloud.',
    },
    presses: {
      says: [
        'Not everything that goes wrong near you is yours.',
        'Your Saturn is in Virgo, so you take a muddle personally, including muddles that you met in the hall.',
        'Somebody made this one.',
        "They might learn something if it came back to them, and you might get home while it's light.",
      ],
      task: 'Ask who made the muddle, and offer to look at their second try.',
    },
  },
  Libra: {
    eases: {
      says: [
        "You can say something hard in such a way that it's heard.",
        "With your Saturn in Libra, you work at being fair to people you don't like.",
        'That comes in useful.',
        "A talk that others have put off could go well with you in it, since both sides know that you'd tell them, too, if they were wrong.",
      ],
      task: 'Offer to sit in on one hard conversation, and say nothing for the first half of it.',
    },
    presses: {
      says: [
        'You may be alone in an agreement that was made for two.',
        'You keep your word long after the other side has gone vague (your Saturn in Libra).',
        "You're proud of that, and quite bitter.",
        "There's no virtue in being the last one at the table, and asking whether the deal still stands would be no breach of it.",
      ],
      task: 'Propose new terms for the agreement, on half a page.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        'What you survived may be of use to somebody, and you need not tell them how.',
        "Because your Saturn is in Scorpio, you have a calm about hard things that can't be learned from books.",
        'People can feel it without knowing the story.',
        'One of them could sit next to you for an hour and go home stronger, and both of you would say that you had talked about the weather.',
      ],
      task: "Invite somebody who's having a bad time to run errands with you.",
    },
    presses: {
      says: [
        'Who has had your trust lately? You may have to think.',
        "With your Saturn in Scorpio, you're finished with people where others would give them another warning.",
        'You sleep well and eat alone.',
        "One of those whom you finished with was young, or frightened, or had a version that you've never heard.",
      ],
      task: "Think of one person you wrote off, and ask yourself what you'd need to hear.",
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'The long project has come to an easier stretch.',
        "You study what it means to believe (your Saturn in Sagittarius), and you believe only what you've studied.",
        'That makes you a better guide than the eager kind.',
        'Someone may ask you for the truth about something, and your three careful sentences could keep them from a costly mistake.',
      ],
      task: 'Tell somebody what you are certain of, and where your certainty ends.',
    },
    presses: {
      says: [
        'You can see what could go wrong, and you may miss what could go right.',
        'Your Saturn is in Sagittarius, so you would rather stay home than have the trip disappoint you.',
        'The brochure is on the table all the same.',
        "If you went, and it rained, you'd have a place in your head that you don't have now, and a good story about the rain.",
      ],
      task: 'Look up what it would really cost, in money and days, to go.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        "You're taken at your word, and it saves everybody a lot of paper.",
        'With your Saturn in Capricorn, you have a name for doing what you say, earned one dull day at a time.',
        'You could draw on that.',
        "If you asked for an exception, a loan, or an early start, you might see how large a balance you've been carrying.",
      ],
      task: "Borrow something you'd normally buy, from somebody who owes you one.",
    },
    presses: {
      says: [
        'Who said that the job had to be hard?',
        'You distrust whatever comes easily (your Saturn in Capricorn), and you can make a simple job heavy in order to respect it.',
        'You may be doing so now.',
        "Somebody younger, or lazier, knows a shortcut that is quite legal, and they'd love to be the one to show you.",
      ],
      task: "Do the first half of the job the quick way, and stop when it's good enough.",
    },
  },
  Aquarius: {
    eases: {
      says: [
        'A rule that you made for yourself turns out to suit others.',
        'Because your Saturn is in Aquarius, you think that people should be free and on time.',
        'Both have been held against you.',
        "There may be a group that has plenty of freedom and keeps losing the keys, and you could give it the little bit of order that it wouldn't resent.",
      ],
      task: 'Set up the shared calendar that everyone keeps saying they need.',
    },
    presses: {
      says: [
        'An invitation can be turned down so well that nobody tries again.',
        'With your Saturn in Aquarius, you would sooner stand by yourself than stand with people who are wrong about something.',
        "They're all wrong about something.",
        "They also bring food, and they know your name, and it's possible to like them very much and vote differently.",
      ],
      task: 'Spend an hour with somebody you disagree with, and leave the subject alone.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'You can care about a sad thing and still go home at six.',
        "You've learned, or are learning, where you stop and the sorrows of the world begin (your Saturn in Pisces).",
        'It was an expensive lesson.',
        "Someone younger is paying for it now, and you might tell them that a person who rests isn't a traitor to anything.",
      ],
      task: 'Tell a tired person that they may stop, and stop at the same time yourself.',
    },
    presses: {
      says: [
        'There may be a worry running in the background with nothing for it to be about.',
        "Your Saturn is in Pisces, so you dread something that you can't name, and you can't be done with it either.",
        'It needs a name, and any name will do.',
        'As soon as it is the unopened bill, or the call to your aunt, it turns out to be one thing with an end, and you have handled such things all your life.',
      ],
      task: 'Write down the three things it could be, and deal with the dullest of them.',
    },
  },
}
