import type { SignThoughts } from '#lore/authored.ts'

export const moreOfAscendantInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'You look ready, and it makes other people feel ready.',
        'With your Ascendant in Aries, you look a step ahead of whatever you feel.',
        'Some days the feeling takes a while to catch up.',
        'You may find that you feel as ready as you look for once, and that a stranger takes your word for something at first sight.',
      ],
      task: "Go and ask in person, where you'd normally have written.",
    },
    presses: {
      says: [
        'Being in a hurry can sound a lot like being angry.',
        'You have one speed for friends and strangers alike (your Ascendant in Aries).',
        'The friends have gotten used to it.',
        "This person hasn't, and a second sentence, in a calmer voice, would let them know that you mean well.",
      ],
      task: 'Say your first sentence to the next three people slowly, and use their names.',
    },
  },
  Taurus: {
    eases: {
      says: [
        "You're good to be around, and you don't need to do anything about it.",
        "Your Ascendant is in Taurus, so you give the impression that there's plenty of time.",
        'In some offices that counts as a rare skill.',
        'A nervous person may attach themselves to you, and by the end of it they will have had their best idea in weeks.',
      ],
      task: 'Take the longer lunch, with somebody who usually eats at their desk.',
    },
    presses: {
      says: [
        "People may think that you're fine, since you look like a person who is.",
        'With your Ascendant in Taurus, you show nothing until you show everything.',
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
        'You seem about to leave (your Ascendant in Gemini), and that makes people say the interesting part first.',
        'You could stay for the rest.',
        "Somebody may turn out to be more than their first story, and you've always been good at finding that out.",
      ],
      task: 'Ask a follow-up question, and then another, before you tell them about yourself.',
    },
    presses: {
      says: [
        'People know different versions of you, and they may compare.',
        'Because your Ascendant is in Gemini, you adjust to each listener, mid-sentence if need be.',
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
        'With your Ascendant in Cancer, you come to people sideways and are in the kitchen before they notice.',
        'They like that you remember the name of the dog.',
        "There may be somebody new who badly needs to be known by one person in this place, and you'd be very good at it.",
      ],
      task: 'Learn one thing about somebody new that you can ask about next time.',
    },
    presses: {
      says: [
        "Your face is very expressive, even when you think that you're hiding it.",
        "Your Ascendant is in Cancer, so a mood of yours fills the room before you've said anything.",
        'Everyone at the table has gotten quieter.',
        "If you say what it is, they'll be sorry or amused or helpful, and any of these would be better than guessing.",
      ],
      task: 'Name your mood out loud to the people who are sitting in it.',
    },
  },
  Leo: {
    eases: {
      says: [
        'You have presence, and somebody could use the loan of it.',
        'You get waved through (your Ascendant in Leo), and you seldom look back to see who was behind you.',
        'You could look this time.',
        "If you come in with a person whom nobody has noticed so far, they'll have been introduced to everyone by the end of the evening.",
      ],
      task: 'Introduce somebody quiet to two people you like.',
    },
    presses: {
      says: [
        'Some moments call for a smaller version of you.',
        'With your Ascendant in Leo, you fill any silence, usually with a story of your own.',
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
        'Because your Ascendant is in Virgo, you make a modest entrance and are in charge of the projector ten minutes later.',
        'You may not think of this as charm.',
        "It's the sort that lasts, and one person has been wondering how to tell you that they'd like to see you when nothing is broken.",
      ],
      task: 'Meet somebody for fun whom you usually meet because something needs fixing.',
    },
    presses: {
      says: [
        'An apology can be the first that anyone hears of it.',
        'You point out your own flaws, as a courtesy (your Ascendant in Virgo).',
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
        "With your Ascendant in Libra, you're liked on sight, and you may wonder what would be left if you were not.",
        'Rather a lot, probably.',
        "One honest opinion, tried out on somebody who already likes you, would change very little, except that they'd lean in.",
      ],
      task: "Choose the restaurant or the film, and say which one you can't stand.",
    },
    presses: {
      says: [
        'You may be standing between two people who could talk to each other.',
        'Your Ascendant is in Libra, so you step into any gap between two people.',
        'Both of them bring you their side of it.',
        "You could get up and leave them to it, politely, and it's possible that they'd start talking to each other.",
      ],
      task: 'Decline to carry one message between two people who could talk to each other.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        'You make an impression by hardly moving.',
        'You have a stillness that people want to confess to (your Ascendant in Scorpio).',
        'You may have been keeping it switched off in company.',
        "Somebody may have been looking all week for a face that wouldn't flinch.",
      ],
      task: "Hold one person's eye a moment longer than usual, and ask how they really are.",
    },
    presses: {
      says: [
        "You may be on your guard with somebody who's just as nervous.",
        'With your Ascendant in Scorpio, you put up your guard first and find out afterward who was there.',
        'It might have been somebody nice.',
        'You can lower it an inch at no great risk, by telling them something that you like about the place, or the food, or them.',
      ],
      task: 'Ask somebody new how they came to be here, and listen to the whole answer.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'You bring some energy in with you, and the room can use it.',
        'Because your Ascendant is in Sagittarius, you treat a stranger like somebody you met on a trip.',
        'Strangers tend to rise to that.',
        'One of them may have exactly the tip, the ticket, or the cousin you need, and would never have thought of it if you had been more polite.',
      ],
      task: 'Speak to one stranger as though you were both far from home.',
    },
    presses: {
      says: [
        "It's possible to be cheerful at somebody.",
        'You look on the bright side so fast that it can feel like being hurried along (your Ascendant in Sagittarius).',
        'They may just have been getting to the bad part.',
        'They need you to frown for a bit, and then your jokes will be very welcome.',
      ],
      task: 'Hear one complaint to the end with a straight face.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        'People trust you with a lot, on the strength of your face.',
        'With your Ascendant in Capricorn, you may have looked responsible from the first school photo on.',
        'That can get you handed a great many clipboards.',
        'That can also get you a straight answer from a person who gives everybody else the brochure, and you might ask for one.',
      ],
      task: 'Call the office that never writes back, and ask for the person in charge.',
    },
    presses: {
      says: [
        'Nobody offers a hand to a person who seems to have three.',
        'Your Ascendant is in Capricorn, so you inspire confidence in others.',
        'Nobody thinks of giving you any.',
        "Loosen something that people can see, your collar or your schedule, and they'll start to ask you how you're doing.",
      ],
      task: 'Ask somebody for help with a thing that you could certainly manage.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        "You're the most relaxed person here, possibly because you aren't quite here.",
        "You're at ease with anyone you don't have to belong to (your Ascendant in Aquarius).",
        "That includes waiters, bishops, and other people's teenagers.",
        "One of those could do with an adult who finds them interesting, and you wouldn't have to pretend.",
      ],
      task: 'Ask a person half or twice your age what they are excited about.',
    },
    presses: {
      says: [
        'Not minding takes some effort, and somebody may see the effort.',
        "With your Ascendant in Aquarius, you raise an eyebrow when you're hurt.",
        "Others see the eyebrow and think that they've been judged.",
        "You'd be astonished at how quickly they come over if you let them see that you'd have liked to be asked.",
      ],
      task: 'Suggest the next get-together yourself, with a day in it.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'People see in you what they need, and it happens to be there.',
        'Because your Ascendant is in Pisces, you make it easy for people to see in you whatever they have in mind.',
        'Some of what they see is rather beautiful.',
        "Somebody may tell you how they've seen you all along, and it won't sound like anyone you know, and you should write it down.",
      ],
      task: 'Ask a good friend how they would describe you to a stranger.',
    },
    presses: {
      says: [
        'Whose feelings are you having?',
        'You let people in without noticing that they have come (your Ascendant in Pisces).',
        'By now there may be three of them, all talking.',
        "You don't have to be rude, since standing up and looking for your shoes has the same effect, and it works on the phone as well.",
      ],
      task: "Leave one gathering or one call ten minutes before you're tired of it.",
    },
  },
}
