import type { DayThoughts } from '#lore/authored.ts'

export const saturnToSun: DayThoughts = {
  eases: {
    1: {
      says: [
        'You look more grown up than you feel, and it works for you.',
        'The Sun in your first house wants to be seen, and Saturn gives people a reason to take what they see seriously.',
        'They let you finish, and they ask your opinion before they offer theirs.',
      ],
      task: "Walk into a place where you're usually overlooked and state your business in a single calm sentence.",
    },
    2: {
      says: [
        "What you earn and what you think you're worth come a little closer together these weeks.",
        'Your Sun takes money personally in the second house, so an honest count of it has always felt like a grade.',
        'Saturn makes it a count and nothing more, and you can see what one steady year would add up to.',
      ],
      task: 'Write down what you own and owe on one page, with no comments in the margin.',
    },
    3: {
      says: [
        'People believe you when you keep it short.',
        'The Sun in the third house shines by talking, and these weeks Saturn trims the talk to what you know for certain.',
        'A neighbor or a sibling who usually argues may nod and write it down.',
      ],
      task: 'Explain one thing you know well to somebody nearby in under a minute, and stop there.',
    },
    4: {
      says: [
        'Being the reliable one at home feels good for once, because you chose it.',
        'With your Sun in this house pride lives at home, and Saturn backs whatever makes a family or a household last.',
        'Someone more cautious than you is likely to say that you did it right.',
      ],
      task: "Finish a job at home that's been three-quarters done, and show it to the person who first asked for it.",
    },
    5: {
      says: [
        'Practice is more fun than talent these weeks.',
        'Your Sun in the fifth house likes to dazzle, and Saturn offers it something slower, the pleasure of being a bit better at the end of a week than you were at its start.',
        'Even your mistakes have begun to sound like you.',
      ],
      task: 'Repeat one small part of something you play, make, or perform until it goes right three times.',
    },
    6: {
      says: [
        'A plain daily habit does more for your confidence than praise does.',
        'The Sun in your sixth house is proud of work done well, and Saturn gives that work a fixed place in the day, where no one interrupts.',
        'Within a week people know when not to call you, and you sleep better.',
      ],
      task: 'Give one useful task a set hour, and tell the people around you which hour it is.',
    },
    7: {
      says: [
        'One steady person is worth more to you these weeks than ten admirers.',
        'With the Sun in the seventh house you learn who you are from how someone looks at you, and Saturn makes that look calm and patient.',
        "They don't flatter, and you find that you stand straighter next to them.",
      ],
      task: 'Find out from the most dependable person you know what they rely on you for.',
    },
    8: {
      says: [
        'You can be trusted with something heavy, and you know it.',
        'Your Sun in the eighth house grows on matters that other people avoid, such as debts and hard promises, and Saturn lends it patience.',
        'Somebody who handles their trouble alone may hand you a corner of it.',
      ],
      task: 'Keep one confidence in the strictest sense, even from the person you tell everything.',
    },
    9: {
      says: [
        'An ambition that sounded too large for you has become a matter of steps.',
        'The Sun in this house wants a wide horizon, and Saturn these weeks behaves as a good guide does, who talks about water and comfortable shoes.',
        'You lose a little romance and gain a route.',
      ],
      task: "Find out the first official requirement for something far off that you'd like to do.",
    },
    10: {
      says: [
        "What you've done for years begins to count in public.",
        'Your Sun in the tenth house aims to be respected, and Saturn pays respect out slowly, to those who were still there when others had moved on.',
        'Someone with a say may speak of your work as if the place had never been without it.',
      ],
      task: 'Put your record in order, with dates, so that anyone who asks can see it in one minute.',
    },
    11: {
      says: [
        'Friends may come to you for judgment, and act on it.',
        'The Sun in your eleventh house likes to be a bright spot in the circle, and these weeks Saturn gives it weight, so that the joke comes second.',
        "You may be asked to hold the money or decide which date it'll be.",
      ],
      task: 'Take on one dull responsibility for a group, with an end date, and let them know the date.',
    },
    12: {
      says: [
        'Working unseen suits you at present.',
        'Your Sun in the twelfth house gets tired of being looked at, and Saturn secures what it needs, regular hours in which nobody expects you.',
        "The work that gets done in them is solid, and it'll be finished before anyone hears of it.",
      ],
      task: 'Reserve two evenings this month for a private piece of work, and put only your initials in the calendar.',
    },
  },
  presses: {
    1: {
      says: [
        'Somebody may offer you a seat.',
        'The Sun in your first house lives on being seen and liked, and Saturn these weeks takes away the easy applause.',
        'People are reserved with you because you look as if you were carrying something, and you are.',
      ],
      task: 'Leave off one thing you wear or say every day to look more impressive, and go out without it.',
    },
    2: {
      says: [
        "Money says no to something you'd already said yes to.",
        'With the Sun in the second house a thin wallet feels like a bad report on you, so you look away and pay more in the end.',
        "Saturn's limit is a plain number, and one can plan around a number.",
      ],
      task: "Say to one person, in a normal voice, that you can't afford something at the moment.",
    },
    3: {
      says: [
        "Nobody answers as fast as you'd like, and you take that for an answer.",
        'Your Sun in this house lives on quick give-and-take, and Saturn stretches the pauses in it these weeks.',
        "The sibling or neighbor you're waiting for is busy with a worry of their own and has no idea that you're counting the days.",
      ],
      task: 'Put a question to one slow replier that can be answered with a yes or a no.',
    },
    4: {
      says: [
        'A good deal at home rests on you alone, and these weeks you feel the weight.',
        "The Sun in your fourth house wants to be at the center of the place, and that's how you came to be the one who remembers everything.",
        'Saturn shows which duties were given to you and which you picked up unasked.',
      ],
      task: 'Offer somebody one household or family duty that you took over without being asked.',
    },
    5: {
      says: [
        "Having fun feels like something you'd have to be good at first.",
        'Your Sun in the fifth house wants to shine in play, and for some weeks Saturn has put a strict judge in the front row.',
        "You hold back the joke or the drawing, and the others conclude that you don't care for theirs.",
      ],
      task: "Do something playful badly in front of one person who laughs easily, and don't explain.",
    },
    6: {
      says: [
        "There's more work than the day can hold, and being proud of managing it doesn't help.",
        'With your Sun in this house you earn your place by being useful, so an overload looks to you like a chance to prove yourself.',
        'Saturn speaks through a stiff back and a short temper until you cut the list.',
      ],
      task: "Announce to someone what you won't get done this week, before they find out.",
    },
    7: {
      says: [
        'One other person sets a limit, and it hurts more than they would guess.',
        'Your Sun in the seventh house looks for itself in their face, and Saturn makes that face serious these weeks.',
        "What they can't give at present is mostly time, and you hear a verdict on yourself.",
      ],
      task: "Get someone to say how long they'll be this busy, and believe the date they name.",
    },
    8: {
      says: [
        'An obligation to somebody may take more out of you than you had planned.',
        "The Sun in the eighth house is proud of needing no one, and Saturn these weeks adds up whom you've needed after all.",
        "It's awkward reading, and it also shows you who's been patient.",
      ],
      task: "Pay back the smallest thing you owe anyone, and mention that you haven't forgotten the larger one.",
    },
    9: {
      says: [
        "You're surer than your facts are, and somebody points it out.",
        "Your Sun in this house likes to be the one who's been there and knows, and Saturn asks where you read it.",
        "That's embarrassing for a minute, and afterward your opinion has something to stand on.",
      ],
      task: 'Look up one claim you often repeat, and report what you found, whichever way it went.',
    },
    10: {
      says: [
        "You're judged by results these weeks, and the results are late.",
        'The Sun in your tenth house needs to be looked up to, so a plain correction from above feels like losing your rank.',
        "Saturn is only asking for the missing piece, which you've known about for a while.",
      ],
      task: 'Show unfinished work to somebody whose judgment you fear a little, and find out what they miss in it.',
    },
    11: {
      says: [
        "You've become more useful to your friends than you are close to them.",
        'With the Sun in the eleventh house you like to matter to a circle, and Saturn shows what that has turned into, which is mostly reminders and rides.',
        "Nobody meant it that way, and they won't notice unless you mention it.",
      ],
      task: "Spend an hour with a friend in which you don't fix, arrange, or carry anything.",
    },
    12: {
      says: [
        "You may say that you're fine in the voice of someone who hasn't slept.",
        "Your Sun in the twelfth house believes that showing need would spoil the picture, so Saturn's load gets carried where nobody's looking.",
        'The few who notice think that you want to be left alone.',
      ],
      task: 'Give one person the true answer to how you are, in a sentence with no joke in it.',
    },
  },
}
