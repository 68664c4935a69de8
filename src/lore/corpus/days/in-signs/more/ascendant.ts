import type { SignThoughts } from '#lore/authored.ts'

export const moreOfAscendantInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'You look ready, and it makes other people feel ready.',
        'Your Ascendant in Aries walks a step ahead of whatever you feel.',
        'Some days it has to wait there for you.',
        'You may find that the two of you arrive together for once, and that a stranger takes your word for something at first sight.',
      ],
      task: "Go and ask in person, where you'd normally have written.",
    },
    presses: {
      says: [
        'You may have sounded angry when you were only in a hurry.',
        'Your Ascendant in Aries has one speed for friends and enemies.',
        'The friends have gotten used to it.',
        "This person hasn't, and a second sentence, in a lower gear, would let them know which of the two they are.",
      ],
      task: 'Say your first sentence to the next three people slowly, and use their names.',
    },
  },
  Taurus: {
    eases: {
      says: [
        "You're good to be around, and you need do nothing about it.",
        "Your Ascendant in Taurus gives the impression that there's plenty of time.",
        'In some offices that counts as a rare skill.',
        'A nervous person may attach themselves to you, and by the end of it they will have had their best idea in weeks.',
      ],
      task: 'Take the longer lunch, with somebody who usually eats at their desk.',
    },
    presses: {
      says: [
        "They may think that you're fine, since you look like a person who is.",
        'Your Ascendant in Taurus shows nothing until it shows everything.',
        "You're somewhere past the middle.",
        'People would make allowances if they could see it, and the only way for them to see it is for you to tell them while your voice is still level.',
      ],
      task: 'Tell somebody how close you are to having had enough, as a number out of ten.',
    },
  },
  Gemini: {
    eases: {
      says: [
        'You can get into any conversation, and out again with a number.',
        'Your Ascendant in Gemini has an air of being about to leave, and it makes people say the interesting part first.',
        'You could stay for the rest.',
        "Somebody may turn out to have a second and a third side, and you've always been good at keeping count of those.",
      ],
      task: 'Ask a follow-up question, and then another, before you tell them about yourself.',
    },
    presses: {
      says: [
        'You may be giving everybody a different impression.',
        'Your Ascendant in Gemini adjusts to each listener, mid-sentence if need be.',
        'Two of those people may be about to compare.',
        "Nothing you said was false, and it'll sound better coming from you than from both of them at once.",
      ],
      task: 'Tell the same plain version to the two people who have heard different ones.',
    },
  },
  Cancer: {
    eases: {
      says: [
        "You seem like somebody they've known for years.",
        'Your Ascendant in Cancer comes to people sideways and is in the kitchen before they notice.',
        'They like that it remembers the name of the dog.',
        "There may be somebody new who badly needs to be known by one person in this place, and you'd be very good at it.",
      ],
      task: 'Learn one thing about somebody new that you can ask about next time.',
    },
    presses: {
      says: [
        'You may be in a shell with a very expressive front.',
        'Your Ascendant in Cancer thinks that it has hidden its mood.',
        'The whole table is eating more quietly.',
        "If you say what it is, they'll be sorry or amused or helpful, and any of these would be better than the chewing.",
      ],
      task: 'Name your mood out loud to the people who are sitting in it.',
    },
  },
  Leo: {
    eases: {
      says: [
        'You have presence, and somebody could use the loan of it.',
        'Your Ascendant in Leo gets waved through, and it seldom looks back to see who was behind it.',
        'You could look this time.',
        "If you come in with a person whom nobody has noticed so far, they'll have been introduced to everyone by the end of the evening.",
      ],
      task: "Bring someone along who wouldn't have gone alone.",
    },
    presses: {
      says: [
        'You may be larger than the moment calls for.',
        'Your Ascendant in Leo fills a silence with itself.',
        'It was a useful silence.',
        "The one across from you was getting up the courage to say something, and they'll try once more if you can manage to look ordinary for about a minute.",
      ],
      task: 'Let one silence last until somebody else ends it.',
    },
  },
  Virgo: {
    eases: {
      says: [
        'You look like good news to anyone with a problem.',
        'Your Ascendant in Virgo makes a modest entrance and is in charge of the projector ten minutes later.',
        'You may not think of this as charm.',
        "It's the sort that lasts, and one person has been wondering how to tell you that they'd like to see you when nothing is broken.",
      ],
      task: 'Meet somebody for fun whom you usually meet because something needs fixing.',
    },
    presses: {
      says: [
        'You may be apologizing for things that no one had seen.',
        'Your Ascendant in Virgo points out its own flaws, as a courtesy.',
        'People who had been admiring you take your word for it.',
        'A flaw that nobody announces has a way of bothering nobody.',
      ],
      task: 'Go through one meeting or one meal without a remark against yourself.',
    },
  },
  Libra: {
    eases: {
      says: [
        'A smile from you will open almost anything.',
        'Your Ascendant in Libra is liked on sight, and it may wonder what would be left if it were not.',
        'Rather a lot, probably.',
        "One honest opinion, tried out on somebody who already likes you, would change very little, except that they'd lean in.",
      ],
      task: "Be honest where you'd have been nice, about something that hardly matters.",
    },
    presses: {
      says: [
        "They may be fighting, and you've become the table between them.",
        'Your Ascendant in Libra steps into any gap between two people.',
        'Both of them bring it to you.',
        "You could get up and leave them to it, politely, and it's possible that they'd find each other's faces.",
      ],
      task: 'Decline to carry one message between two people who could talk to each other.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        'You make an impression by hardly moving.',
        'Your Ascendant in Scorpio has a stillness that people want to confess to.',
        'You may have been keeping it switched off in company.',
        "Somebody may have been looking all week for a face that wouldn't flinch.",
      ],
      task: "Hold one person's eye a moment longer than usual, and ask how they really are.",
    },
    presses: {
      says: [
        "They may be a little afraid of you, and you're a little afraid of them.",
        'Your Ascendant in Scorpio puts up its guard first and finds out afterward who was there.',
        'It might have been somebody nice.',
        'You can lower it an inch at no great risk, by telling them something that you like about the place, or the food, or them.',
      ],
      task: 'Start one conversation with a thing that you like.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'You bring the fresh air in on your clothes.',
        'Your Ascendant in Sagittarius treats a stranger like somebody it met on a trip.',
        'Strangers tend to rise to that.',
        'One of them may have exactly the tip, the ticket, or the cousin you need, and would never have thought of it if you had been more polite.',
      ],
      task: 'Speak to one stranger as though you were both far from home.',
    },
    presses: {
      says: [
        'You may have been cheerful at somebody.',
        'Your Ascendant in Sagittarius looks on the bright side so fast that it can feel like being hurried along.',
        'They were just getting to the bad part.',
        'They need you to frown for a bit, and then your jokes will be very welcome.',
      ],
      task: 'Hear one complaint to the end with a straight face.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        'They trust you with it, on the strength of your face.',
        'Your Ascendant in Capricorn has looked responsible from the first school photo on.',
        'It can get you handed a great many clipboards.',
        'It can also get you a straight answer from a person who gives everybody else the brochure, and you might ask for one.',
      ],
      task: 'Ask someone in authority a direct question, and let the pause work for you.',
    },
    presses: {
      says: [
        'You may look as if you had no needs, and they have believed it.',
        'Your Ascendant in Capricorn was built to inspire confidence in others.',
        'It leaves nobody to inspire any in you.',
        "Loosen something that people can see, your collar or your schedule, and they'll start to ask you the questions that one asks a person.",
      ],
      task: 'Ask somebody for help with a thing that you could certainly manage.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        "You're the most relaxed person here, possibly because you aren't quite here.",
        "Your Ascendant in Aquarius is at ease with anyone it doesn't have to belong to.",
        "That includes waiters, bishops, and other people's teenagers.",
        "One of those could do with an adult who finds them interesting, and you wouldn't have to pretend.",
      ],
      task: 'Ask a person half or twice your age what they are excited about.',
    },
    presses: {
      says: [
        'You may be making a point of not minding.',
        "Your Ascendant in Aquarius raises an eyebrow when it's hurt.",
        "Others see the eyebrow and think that they've been judged.",
        "You'd be astonished at how quickly they come over if you let them see that you'd have liked to be asked.",
      ],
      task: 'Tell somebody that you felt left out, with no irony.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'People see in you what they need, and it happens to be there.',
        'Your Ascendant in Pisces is a soft surface, and the world leaves its handprints.',
        'Some of them are rather beautiful.',
        "Somebody may tell you how they've seen you all along, and it won't sound like anyone you know, and you should write it down.",
      ],
      task: 'Ask a good friend how they would describe you to a stranger.',
    },
    presses: {
      says: [
        'Where did you put your edges?',
        'Your Ascendant in Pisces lets people in by not noticing that they have come.',
        'By now there may be three of them in there, all talking.',
        "You don't have to be rude, since standing up and looking for your shoes has the same effect, and it works on the phone as well.",
      ],
      task: "Leave one gathering or one call ten minutes before you're tired of it.",
    },
  },
}
