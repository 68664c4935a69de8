import type { DayThoughts } from '#lore/authored.ts'

export const moonToMercury: DayThoughts = {
  eases: {
    1: {
      says: [
        "You find the words while you're still having the feeling.",
        "With Mercury in the first house there's always something ready to be said, and it's often said in place of what's felt.",
        'The two have caught up with each other for now.',
        "You say in a nervous voice that you're nervous, and everyone likes you for it.",
      ],
      task: 'Say what you feel in the moment you feel it, once, in the words that come.',
    },
    2: {
      says: [
        'Going over what you have is a pleasant way to think.',
        'Your Mercury in the second house remembers what the other store wanted, so your belongings can be rather tired of being appraised.',
        'The Moon would like to hear how they came to you.',
        'This one was a present, that one you carried home through the snow.',
      ],
      task: 'Tell someone the history of one thing you own, starting with who had it first.',
    },
    3: {
      says: [
        "You've got something to say to everybody, and it's mostly how are you.",
        'The third house gives Mercury its daily walk, with a remark for each tree, and as a rule the remark matters more than the tree.',
        'In this mood you listen to the answers.',
        "Everyone has some news that they'd like to be asked about twice.",
      ],
      task: 'Ask a follow-up question of everyone you talk to while this lasts.',
    },
    4: {
      says: [
        'Talk at home can take on that drifting, aimless quality that no one ever gets by trying.',
        "With Mercury in your fourth house there's generally a topic, and somebody usually wins.",
        "There's no topic now.",
        "Things get said over the potatoes that couldn't be said face to face, and they're heard.",
      ],
      task: 'Talk to someone at home, or on the phone, while both of you have your hands full.',
    },
    5: {
      says: [
        'You could make up a story, and somebody might be glad of one.',
        'Mercury in the fifth house is good at a joke, which needs a point, but has let its talent for wandering go.',
        'A story only needs a creature and a problem.',
        "Told to a five-year-old or a tired adult, it'll find its own way to an ending.",
      ],
      task: "Make up a story out loud for somebody, beginning with an animal that's lost something.",
    },
    6: {
      says: [
        'You have a hunch about how to do a job, and the hunch is right.',
        "By training your Mercury in the sixth house looks up the method and tells others that they've skipped a step.",
        'The hands know something, however.',
        'You can season by smell and pack by eye, and it comes out right with nobody having counted.',
      ],
      task: 'Do one familiar task by feel, with no recipe, list, or instructions.',
    },
    7: {
      says: [
        'You can be understood from half a sentence.',
        'You explain yourself with care when Mercury is in the seventh house, having learned that people will otherwise take it some other way.',
        'With the right person you can leave most of that out.',
        "They nod at the second word, tell you about the time it happened to them, and it's just how it was for you.",
      ],
      task: "Tell someone close a thing you've never found the words for, and let them finish it.",
    },
    8: {
      says: [
        'A memory may come up that explains more than you asked it to.',
        'Your Mercury in the eighth house goes down after secrets with a flashlight, and tends to miss what would have come by itself.',
        'This kind comes by itself.',
        "It's often a small scene, such as somebody stopping in mid-sentence as you walked in, and now you understand it.",
      ],
      task: "Write down a memory that's come up unasked, and add what you know now that you didn't then.",
    },
    9: {
      says: [
        "It'd be nice to be told about somewhere.",
        'The ninth house has made your Mercury a collector of facts about Finland, and it prefers to do the telling.',
        'For now it would rather listen.',
        'A voice describing a place, on the radio or across a table, can take you there for an hour.',
      ],
      task: "Listen to somebody's account of a place or a time you never saw, without adding anything you know.",
    },
    10: {
      says: [
        'You find the human sentence, and the room thanks you for it.',
        "Your Mercury is careful in the tenth house, where things get quoted, so it's good at saying what can't be held against it.",
        'The Moon slips a word in.',
        "It's only an ordinary word, such as sorry or proud or afraid, but once you've used it there the others can.",
      ],
      task: "Use one plain feeling word in a setting where people generally don't.",
    },
    11: {
      says: [
        "You're thinking of people, and it'd be simple to let them know.",
        "The eleventh house keeps your Mercury well informed about its friends, though it often forgets that being informed isn't being in touch.",
        'Now you miss one.',
        "You don't need a reason to write, and for the other person that's the nicest kind of message.",
      ],
      task: "Write to someone you've been following from a distance, and mention only what you miss about them.",
    },
    12: {
      says: [
        'Your thoughts have gone soft at the edges and are getting along with each other.',
        'Mercury in the twelfth house is mostly up against a wall in there, arguing with somebody who left, so this is a vacation.',
        'Let it drift.',
        "Two things you'd never have put side by side float up together, and one may be the answer to the other.",
      ],
      task: 'Lie down with your eyes closed for fifteen minutes, and note the last thing you were thinking.',
    },
  },
  presses: {
    1: {
      says: [
        "Nerves are making you talk, and talking's making you nervous.",
        'Your Mercury lives right at the front in the first house, where a mood with cold hands can make it say anything.',
        'You can end up telling a dentist about your cousin.',
        "Most people can hear that it's nerves and like you no less for it.",
      ],
      task: 'Take three breaths before you fill the next silence, and see who else does.',
    },
    2: {
      says: [
        "Doing the sum again won't change how it feels.",
        "The figures are Mercury's business in this house, and they came out the same each time, but the Moon keeps asking it to check.",
        "No sum's ever going to say that you're safe.",
        'It can only say how much, and you had that the first time around.',
      ],
      task: 'Put the calculation away, and do something that makes you feel fed.',
    },
    3: {
      says: [
        'What you hear and what people say may have only the vowels in common.',
        "With Mercury in your third house you're quick to catch a phrase, and the mood you're in has been catching them before they're finished.",
        'So you can be hurt by half a sentence.',
        "The other half may have been about somebody else's brother.",
      ],
      task: 'Ask someone to repeat what they said before you take it home with you.',
    },
    4: {
      says: [
        'With family you can catch yourself explaining what was once explained to you.',
        'Mercury in this house knows their arguments so well that it can make them in their absence, and your feelings recognize the tone.',
        'It belongs to the person who did the reminding when you were ten.',
        "Heard from outside, it's rather funny, and it can be dropped in the middle.",
      ],
      task: "Catch one phrase you inherited as you're saying it, and say it your own way instead.",
    },
    5: {
      says: [
        "You can't tell if you're enjoying this, because you keep checking.",
        "Mercury in the fifth house likes to review a thing while it's going on, and the Moon, which does the enjoying, gets shy when watched.",
        'The asking goes on without you, if you let it.',
        "You're happiest in the odd minute when you're looking for the mustard.",
      ],
      task: "Give yourself a small practical job at the next fun thing you're at, and leave the reviewing.",
    },
    6: {
      says: [
        "It's easy to come into a room for something and have no idea what.",
        "Your Mercury keeps all the day's threads in hand in the sixth house, but the mood has just pulled the one that goes through the others.",
        "Your memory isn't at fault.",
        'A feeling about how somebody looked at you is taking up the room.',
      ],
      task: 'Do one thing at a time, out loud if necessary, until your thoughts are back in a row.',
    },
    7: {
      says: [
        "If you keep asking what somebody's thinking, they'll have to come up with something.",
        'To your Mercury in the seventh house a face is text, and the Moon has you reading in bad light.',
        "It says what you're afraid that it says, as everything does in that light.",
        'They may only be trying to think of the name of an actor.',
      ],
      task: "Tell the other person the story you've made up about their mood, as a story, and let them laugh.",
    },
    8: {
      says: [
        "You'd like to know something, you'd hate to find out, and the answer is a click away.",
        'Curiosity and dread are old friends in the eighth house, where Mercury has always had to look.',
        'For about two hours anything you found would look like what you fear.',
        "It's a poor condition for a detective.",
      ],
      task: "Stay out of everything that wasn't addressed to you, for as long as the itch is there.",
    },
    9: {
      says: [
        'Big thoughts may desert you just when you were about to say them.',
        'In good spirits your Mercury can hold the largest question in the ninth house on one finger, and the Moon has just asked it where the bathroom is.',
        "They'll be back.",
        'Ideas of that size need a fed and rested person under them, and they can wait for one.',
      ],
      task: 'Put the big question aside in mid-thought, write down where you were, and see to your stomach.',
    },
    10: {
      says: [
        'If the wrong word slips out in public, it may be the true one.',
        'Your Mercury takes such care in the tenth house that its slips are collected, and a mood has a way of leaning on the one loose board.',
        'People notice.',
        'You could build it over with explanations, or agree with yourself in public, which is shorter and better liked.',
      ],
      task: 'If you let something slip, own the sense of it in one sentence, and go on with what you were saying.',
    },
    11: {
      says: [
        'Everybody talking at once stops sounding like friends after a while.',
        "The eleventh house has your Mercury right in the middle of the exchange, remembering who said which, and all at once you don't care to.",
        "There's nothing wrong with them, or with you.",
        'A person can be full of people, as of pasta, without having stopped liking it.',
      ],
      task: "Mute everything for two hours, and tell one friend that it's nothing they said.",
    },
    12: {
      says: [
        "You're worried, and you've started looking for something for it to be about.",
        'The twelfth house has walls that carry sound, and what your Mercury takes for news in there is mostly the Moon, walking up and down.',
        "It'll take whatever subject you offer it, from work to the boiler.",
        "After that you've got the mood and a subject as well.",
      ],
      task: "Give the worry no subject, and do something with your body until it's tired of waiting.",
    },
  },
}
