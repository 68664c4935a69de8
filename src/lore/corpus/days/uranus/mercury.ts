import type { DayThoughts } from '#lore/authored.ts'

export const uranusToMercury: DayThoughts = {
  eases: {
    1: {
      says: [
        "Your mind is fast these weeks, and you can say what it finds while it's still funny.",
        'Mercury in the first house is often ahead of its own mouth, and Uranus lets the two arrive together.',
        "People you've just met may ask if you're always like this.",
      ],
      task: 'Answer the next dull question with the first interesting true thing that comes into your head.',
    },
    2: {
      says: [
        'An odd idea about money turns out to be sound.',
        'Uranus these weeks shakes up the sums of your second-house Mercury, which has been adding the same columns for years.',
        "It's simple enough to explain in a sentence, and that's how you can tell it from the other kind.",
      ],
      task: "Look at one regular cost as if you'd never seen it, and ask what you'd do about it as a stranger.",
    },
    3: {
      says: [
        'News comes quickly these weeks, and most of it is useful.',
        "The third-house Mercury has its ear to everything that goes on around it, and Uranus sends word of something before it's generally known.",
        'You may find a room, a ride, or an answer simply because you were standing there.',
      ],
      task: "Ask the best-connected person in your neighborhood what's new, and mention what you're looking for.",
    },
    4: {
      says: [
        'Somebody at home says something brilliant, perhaps the youngest or the oldest.',
        "Mercury in this house knows everyone's opinions by heart, and Uranus these weeks gives one of them a new one.",
        "A problem you've discussed for years looks different from there.",
      ],
      task: "Put an old household or family problem to the person who's never been asked about it.",
    },
    5: {
      says: [
        'Ideas come in crowds, and one of them is really good.',
        'Uranus these weeks plays with the Mercury in your fifth house, which likes a clever game and seldom writes it down.',
        "You'll know the good one because you can't explain it without using your hands.",
      ],
      task: 'Catch five ideas on paper without judging, and circle the one you would be embarrassed to show.',
    },
    6: {
      says: [
        'A new tool or trick makes a daily task almost pleasant.',
        'The sixth-house Mercury has long kept things going with slips of paper and a good memory, and Uranus these weeks shows it something that was invented in the meantime.',
        'It takes twenty minutes to learn.',
      ],
      task: "Learn one function of a device or program you use daily that you've never touched.",
    },
    7: {
      says: [
        'Talking with one particular person gives you ideas neither of you came with.',
        "Uranus these weeks throws something new into the conversations of your seventh-house Mercury, so that you both end up agreeing on what you'd have laughed at.",
        "It's worth having a witness or a pencil.",
      ],
      task: 'Ask a person who disagrees with you in an interesting way to take a walk.',
    },
    8: {
      says: [
        "One fact you hadn't known sets you free from a shared worry.",
        "The eighth-house Mercury goes over the same figures and promises again and again, and Uranus these weeks has somebody mention what isn't on the page.",
        'You can sleep on the side where you used to do the arithmetic.',
      ],
      task: "Ask an expert or a friend who's been through it the one question you've been trying to answer alone.",
    },
    9: {
      says: [
        "You suddenly understand what you've been studying for months.",
        'Uranus these weeks flips a switch for the Mercury in your ninth house, which had all the parts and lacked the way they fit.',
        'For a day you want to tell everyone, and some of them would like to hear.',
      ],
      task: 'Explain your new insight with one drawing, and no technical words, to somebody patient.',
    },
    10: {
      says: [
        'Your unusual idea gets a hearing where it counts.',
        'The Mercury in your tenth house has learned to sound like everybody else up there, and Uranus these weeks lets you sound like yourself.',
        'Someone asks for it in writing, and by next week if possible.',
      ],
      task: 'Put your most unconventional useful idea into one paragraph for someone who can decide.',
    },
    11: {
      says: [
        'Your friends think faster together than any of you alone.',
        'Uranus these weeks gets the eleventh-house Mercury into company where ideas are thrown about and nobody asks whose they were.',
        'One of them may be worth a Saturday a month.',
      ],
      task: "Give your friends a problem of yours to solve over a meal, and don't defend anything.",
    },
    12: {
      says: [
        'You know something before you could know it.',
        'The Mercury in your twelfth house picks up more than it is told, and Uranus these weeks sends it up in a single word or picture.',
        "You needn't believe it to write it down and look at it again later.",
      ],
      task: 'Note your first hunch about something open, seal or save it, and check it in a month.',
    },
  },
  presses: {
    1: {
      says: [
        'You start a sentence and finish another one.',
        'Uranus these weeks puts Mercury in your first house on several tracks at the same time, and those around you only hear the changes.',
        "You aren't confused, you're five minutes ahead, and nobody's with you.",
      ],
      task: 'Say to the person in front of you which thought you left out, and go back for them.',
    },
    2: {
      says: [
        "A figure gives you a jolt, and you act before you've read the second line.",
        "The Mercury in your second house reacts fast to a number that's changed, and Uranus these weeks supplies one.",
        "Numbers that frighten people are often wrong, or last year's.",
      ],
      task: 'Read the surprising bill or balance twice, with a pause in between, before you do anything about it.',
    },
    3: {
      says: [
        "You've sent a message, and it was for somebody else.",
        'Uranus these weeks makes the third-house Mercury quick with its thumbs and careless with the address.',
        "The funny thing is that the wrong person may have needed to hear it, but that can't be relied upon.",
      ],
      task: 'Read the name of the person before you send, aloud, five times today.',
    },
    4: {
      says: [
        'Nobody at home lets anybody finish.',
        'The Mercury in your fourth house wants to sort things out by talking, and Uranus these weeks has the news, the phone, and a neighbor come in between.',
        'By the third attempt the subject has turned into the interruption.',
      ],
      task: "Settle one home or family matter on paper, with a line for everyone's answer.",
    },
    5: {
      says: [
        "You've got ten beginnings and no middle.",
        "Uranus these weeks keeps offering a better idea to the fifth-house Mercury, which can't resist a better idea.",
        'Somebody who liked your third beginning may still be waiting to hear how it goes on.',
      ],
      task: "Write, draw, or play the second part of something you've begun, and stop there.",
    },
    6: {
      says: [
        'The devices are in a mood, and you take it personally.',
        'The Mercury in your sixth house wants its tools to obey, and Uranus these weeks has one of them fail at the wrong moment.',
        "Whatever can't be done by machine for a day can usually be done by asking a person.",
      ],
      task: "Save a copy of the one thing you couldn't stand to lose, and then take a walk.",
    },
    7: {
      says: [
        'You two talk past each other with great speed.',
        'Uranus these weeks makes the seventh-house Mercury answer what it expects to hear, and the other person does it, too.',
        "If one of you slowed down you'd find that you aren't discussing the same thing.",
      ],
      task: 'Repeat back what somebody just said before you answer, three times in one conversation.',
    },
    8: {
      says: [
        "You find out something that you weren't supposed to know yet.",
        'The eighth-house Mercury has a nose for such things, and Uranus these weeks leaves a page open or a name on a screen.',
        "What it means isn't clear by half, and acting on it would be a guess.",
      ],
      task: 'Ask the person concerned an open question that lets them tell you themselves.',
    },
    9: {
      says: [
        "You hear yourself argue for something you don't believe.",
        'Uranus these weeks has the Mercury of your ninth house taking the other side for the pleasure of it.',
        'Someone at the table may think that you mean it, and be changing their opinion of you.',
      ],
      task: "Tell somebody which of your recent arguments you'd actually sign.",
    },
    10: {
      says: [
        "You may have said something in front of the wrong person, and it can't be unsaid.",
        'The tenth-house Mercury is usually careful upstairs, and Uranus these weeks catches it between two thoughts.',
        "It may do less damage than the week you'd spend explaining it.",
      ],
      task: 'Own up to one careless public remark in a single sentence, and say nothing more about it.',
    },
    11: {
      says: [
        "The plan's been changed so often that two of you are at different places.",
        'Uranus these weeks makes a mess of what your eleventh-house Mercury arranges, and it arranges everything.',
        "Friends don't mind a change half as much as they mind not knowing.",
      ],
      task: 'Send one message with the place and the hour, and refuse to discuss it any further.',
    },
    12: {
      says: [
        "Your thoughts race as soon as it's quiet.",
        'The twelfth-house Mercury is overexcited, because with Uranus these weeks every thought sets off three more.',
        'Some are excellent and none can be used at that hour, so the best you can do is to park them.',
      ],
      task: 'Give your racing thoughts ten minutes on paper well before bedtime, and put the page out of reach.',
    },
  },
}
