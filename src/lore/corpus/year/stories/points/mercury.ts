import type { PointStory } from '../../../../year-ahead.ts'

export const mercuryStories: readonly PointStory[] = [
  {
    cast: {
      sun: 'the pride of having been right',
      moon: "the comfort of an opinion you've held for years",
      mercury: 'the argument for it, which you could give in your sleep',
      venus: 'the friends with whom you share the opinion',
      mars: 'the heat in which you go on defending it',
      jupiter: 'the large conclusion you drew from one case',
      saturn: 'the early decision that was never checked again',
      uranus: "the fact that doesn't fit your opinion",
      neptune: 'the vagueness you fall into when someone wants to know exactly',
      pluto: 'what being right did for you',
    },
    before: {
      jupiter:
        "The better you argue your point, the less you have to look at it, and you're arguing well. People agree, some of them only because you sound so sure. It's a pleasant run, and not one new fact has come in during it.",
      saturn: [
        "A fact turns up that doesn't fit, and you file it as an exception. Before long there's another. The opinion still stands, but it needs more footnotes than it did, and you're the only one reading them.",
        "You're asked for the reasons behind your opinion, and one of them is that you've always thought so. It sounded better in your head. Nobody presses you, and you go looking for a stronger one on your own time and don't find it at once.",
      ],
      uranus:
        "You hear yourself make the case against your own opinion, perhaps only to be fair to someone who isn't there, and it's a good case. You don't believe it yet. The opinion does sound a size smaller the next time you give it.",
      neptune:
        "You're no longer sure what you think, and you say it louder to make up for that. The other person is answering a different question anyway. To admit that you don't know would be accurate, and a rest for everybody.",
      pluto:
        "You can't leave a disagreement alone, and you read late into the evening in order to win it. There's more to this than the subject. If you were wrong, a certain person would have been right, and that's the part you can't stand yet.",
      eases: [
        "You turn out to be wrong about something small, a date or a bus route, and say so without a thought. No one even looks up. It's useful to have seen how quickly it goes, since you've got a larger opinion waiting its turn.",
        "Somebody who doesn't agree with you may ask a real question and wait. You think while you talk, as you never do when you're defending yourself. The opinion comes out of it a little rounder, and you like it better that way.",
      ],
      solar:
        "A question can begin its work here if it's allowed to stay open. It may arrive with a book, or with a person you've kept away from because of their views. Being curious doesn't commit you to changing your mind.",
      lunar:
        "You learn how something really was, and it doesn't quite match what you've been saying about it. There's no need to announce that. You have a head start, and you can get used to the idea before anybody asks.",
    },
    after: {
      jupiter:
        "Having changed your mind once, you'd gladly do it about everything. It's a fine mood and makes you very easy to persuade. A few of your opinions have been right all along, and they deserve a hearing before you trade them in.",
      saturn: [
        "Somebody may remind you of what you used to say, word for word and in company. There's no elegant way through that. Admitting that you were wrong takes three seconds, and explaining how you weren't entirely wrong would take up the evening.",
        "The new opinion has to earn its living. It comes with consequences, such as a subscription to cancel or a person to call, and they're less fun than the insight was. Each one you carry out makes the opinion a bit more your own.",
      ],
      uranus:
        "Fresh evidence comes in, and for an awkward moment your old view looks good again. Swinging back would be a pleasure. What you've got now is better than either view, because you know what it would take to change it.",
      neptune:
        "You can't remember exactly why you changed your mind, and the old certainty looks cozy from here. There were reasons, and they'll come back when you need them. Until then nobody minds an opinion that's loosely held.",
      pluto:
        "You begin to see what being right did for you. It may have kept a certain person at a distance, or propped up a decision that you weren't sure of. Without it you have to deal with the person or the decision, and either is less tiring than the debate.",
      eases: [
        "You say what you think now, and a person who knows your old line raises an eyebrow and lets it pass. The talk moves on. All the energy you'd set aside for defending yourself is left over for dessert.",
        "People bring you questions that they wouldn't have brought before, because they've seen you change your mind. It makes you safer to talk to. You give fewer opinions, and better ones are given to you.",
      ],
      solar:
        "You've got room for an opinion that you don't have yet, and it can start as a plain interest. You might read up on something that you've never had a view on. Not knowing is more comfortable the second time around.",
      lunar:
        'An old argument comes to its end, because the facts are in or because somebody has stopped caring. Who was right is no longer much of a question. You may even miss it a little, as one would a noisy neighbor.',
    },
    turns: {
      presses:
        "The facts come in against you, and they're not the kind you can file as exceptions. For a while you defend the opinion without believing it, which is hard on your temper. Then you say that you were wrong to the person who'd enjoy it most. They probably enjoy it less than you'd thought, and you're easier with each other afterward.",
      eases:
        'You change your mind, and nobody makes you pay for it. A book could do it, or a talk with someone who likes you. The old opinion was sound enough when you formed it, and you can say that while you put it aside. What surprises you is how much attention it took to keep up.',
    },
    closes: {
      presses:
        "You've been wrong about something that you decided early and then stopped checking, and a few other conclusions were built on it. This year the facts get in its way. Admitting it costs one uncomfortable talk, and afterward your opinions carry more weight, because people know that they can change.",
      eases:
        "You've been wrong about something that you settled with too little to go by, and it's most likely a person. This is a good year for finding out, since hardly anyone asks you to explain yourself. The corrected opinion is kinder than the old one, and it doesn't need defending.",
    },
  },
  {
    cast: {
      sun: "the expert you are in somebody's eyes",
      moon: "the worry that it's nothing special",
      mercury: 'the explanation, which begins in the middle',
      venus: 'the pleasure of being asked for it',
      mars: "the impatience with people who don't get it at once",
      jupiter: 'the teacher in you, who goes on a little long',
      saturn: 'the years in which it came to you',
      uranus: "the shortcut you found that isn't in any manual",
      neptune: "the part of it that you do by feel and can't explain",
      pluto: 'the trick you leave out when you teach it',
    },
    before: {
      jupiter:
        "People ask you things all day, and you answer or fix them and wave off the thanks. You like being the one who knows. That they might want to learn it themselves doesn't cross your mind, and it may not have crossed theirs.",
      saturn: [
        "Somebody may nod at your explanation and then do it wrong. You explain it again, more slowly and no more clearly. They're missing a step that you stopped noticing, and it takes patience to walk back to where you knew as little as they do.",
        "Somebody may doubt that you know your subject, and on some days it's you. You could point to experience, and you'd rather have a certificate. What you don't know would fit into a few weeks of reading, once you stop treating the gaps as a secret.",
      ],
      uranus:
        "What you know is suddenly needed somewhere that nobody had heard of it. You make up an explanation on the spot, on the back of a receipt. It's rough and it works, and it's hard to say what you were waiting for.",
      neptune:
        'You set out to explain and lose the thread, because each part depends on another and all of it seems to begin in the middle. The listener is nice about it. Knowledge that came slowly has no first page until someone writes one.',
      pluto:
        "When you show people how it's done, you notice that you leave out one trick. It's the one that keeps them coming back to you. Being needed is worth a lot, and it's also why you can never be away for two weeks.",
      eases: [
        "You tell somebody how the thing you're good at is done, just because they're curious. Their face changes at a point where you see nothing remarkable. That point is worth noting, since it must be the part that isn't obvious.",
        "You give advice about the thing you take for granted, and the other person writes it down. Nobody writes down what everyone knows. You may have to admit that what you've got there is a subject.",
      ],
      solar:
        "A lesson can begin here, with one person and without a title. A nephew would do, or a new neighbor. You won't feel prepared, and ten minutes of their questions may tell you more about what you know than any preparation.",
      lunar:
        "You see everything you know laid out at once, perhaps because you're giving up a task and somebody has to be shown how. It's more than you'd have claimed. Some of it exists nowhere outside your head, and that begins to seem risky.",
    },
    after: {
      jupiter:
        "Word has got around that you explain things well, and there are more students than afternoons. You'd like to take them all. Two or three learn it better than a crowd would, and they leave you time to go on doing it yourself.",
      saturn: [
        "One of the people you're teaching is slow, and it may well be the one you couldn't refuse. You run out of ways to put it. The fourth explanation, made up in sheer need, is better than the three you were proud of.",
        "Someone you've taught may do it differently now, and do it well. That hurts in a spot you didn't know you had. You could correct them or ask to be shown, and only one of those would add to what you know.",
      ],
      uranus:
        "The tools change, and half of what you teach is out of date in a week. You're a beginner again for a while. For a teacher that's not the worst thing, because you hear once more how the first step sounds.",
      neptune:
        "Your own words come back to you from somebody who didn't get them from you, and they're slightly wrong. What you know has left home and can't be supervised. Even so it does more good out there than it did in your keeping.",
      pluto:
        "The people you've taught can do it without you, and you feel that at odd moments. It was a hold on people, if a friendly one. They still call, and it takes you some time to believe that it's for the conversation.",
      eases: [
        "You explain what you know in half the time now, since you've learned which half to leave out. The other person gets it right on the second try and is too pleased to thank you. As thanks go, that's hard to improve on.",
        "Somebody you've taught comes back with a question that you can't answer. You're delighted. The two of you look it up, and you know more at the end of it than you did as the expert.",
      ],
      solar:
        "Where your knowledge stops, something else begins, and you could be the student for a change. It may be the subject next to yours. You've learned what good explaining sounds like, so you'll know whom to learn it from.",
      lunar:
        "A person may have learned as much as you have to teach, or as much as they want, and the lessons come to an end with a nod. You can see where your knowledge stops. It's a tidier border than you'd have feared.",
    },
    turns: {
      presses:
        "You have to explain what you know to somebody who doesn't see the point of it, or who checks every word. Being good at it is no help. You go back to the first step, which you'd forgotten was a step, and there you meet a hole in your own knowledge. By the time it's filled, both of you understand.",
      eases:
        "People want to hear what you know, and you needn't wait to be asked any more formally than that. A group may invite you, or there's a friend who's just starting out. The words come simply, because you like the subject and the face in front of you. What you'd taken for granted gets a second life.",
    },
    closes: {
      presses:
        "You know how to do the thing that people keep bringing to you, and some of them would rather learn it. This year you have to explain it the hard way, from the beginning, to someone who isn't convinced. You understand it better after that, and it no longer depends on your being there.",
      eases:
        "You know something that came to you slowly, and so you can tell others where the slow parts are. That's exactly what they'd like to learn, and this year they say so. It gives your knowledge a second use, and you get to see how much of it there is.",
    },
  },
  {
    cast: {
      sun: "the person you'd be if you listened longer",
      moon: 'what you hear in a tone of voice',
      mercury: "the answer you've got ready before the other one is done",
      venus: "the politeness that agrees while it's thinking of something else",
      mars: 'the interruption you hear yourself make',
      jupiter: 'the story you tell at length',
      saturn: 'the silence you keep with the person who should hear more from you',
      uranus: 'the remark that changes the subject',
      neptune: 'the reproach you hear in a harmless message',
      pluto: 'the talk you go into in order to win',
    },
    before: {
      jupiter:
        "You're in every conversation, and most of them go well. You answer fast, you're funny, and then you're in the next one. A single message stays unanswered, because it deserves a long reply and you're saving it for when there's time.",
      saturn: [
        "An answer is slow to come, and you check for it more often than you'd admit. It tells you something about whom you'd like to be heard by. In the meantime, the three chattiest people you know get the long version of everything.",
        "The talks you have are short and practical, about who picks up what. Each of you could supply the other's lines. You're both listening for the end of the sentence, and what either of you thinks about anything hasn't come up in weeks.",
      ],
      uranus:
        "A name appears on your phone that you didn't expect. Or it's you who writes, all in one go, before you've thought of a reason. Two lines do what all the good intentions couldn't.",
      neptune:
        "You read a message three times and hear a reproach in it. It was probably typed in a parking lot. Half of what you've been answering lately was never said, and a call would clear it up in less time than the rereading takes.",
      pluto:
        "There's someone you talk with in order to win. You polish your arguments on the way there, and you could recite theirs. Neither of you has learned anything from it, and it uses up the words that somebody else would be glad of.",
      eases: [
        "You hear somebody out, probably because you're too relaxed to interrupt. Just past the place where you'd normally have come in, they say what it's really about. You wonder how often you've missed that part.",
        "Something short that you send gets a long answer. You'd thought it was hardly worth sending. The other person may only have been waiting for an opening, and it didn't need to be a clever one.",
      ],
      solar:
        "A correspondence can begin here, or begin again. It doesn't call for an apology about the silence. One question to which you'd really like the answer is enough, and it's easier to reply to than a page of news.",
      lunar:
        "It comes out what somebody made of your last talk, and it seems that they were in a different one. They may have hoped to be asked something. It isn't too late to ask, and you'd know this time what to listen for.",
    },
    after: {
      jupiter:
        "You write to the people you think of now, and they write back, some of them at length. It's your own doing. You can't answer everyone well, and the ones you answer first are the ones who should be hearing more from you.",
      saturn: [
        "The person you've been writing to is slow and doesn't put in much. You're ready to conclude that you're a nuisance. There are people who love to hear from you and reply as if they were filling out a tax form.",
        "Someone who hears less from you than before may want to know what's wrong. Nothing is, and that's hard to explain without another long conversation. You put it kindly in two sentences, and then you let it be two.",
      ],
      uranus:
        "A talk takes a turn that you weren't ready for, and you hear something about yourself. For once you don't reply. You think about it for days, and it's worth more to you than whatever you could have said back.",
      neptune:
        "You assume that you and the person you talk with most understand each other by now, and you stop saying the obvious. After some weeks, each of you is replying to a person who's partly imaginary. A walk side by side brings back the real one.",
      pluto:
        "It comes out who has been doing the listening between you and a certain person, and for how long. If it wasn't you, they may have a good deal saved up. You can stand to hear it, and you notice that being silent isn't the same as losing.",
      eases: [
        "You sit with somebody, and the pauses don't bother you. There's nothing that you have to get in before they go. Afterward you could repeat all of it, and it occurs to you that this is what listening is.",
        "A friend you've kept up with says the one thing you needed to hear, in passing, between two other subjects. It's nothing you could have asked for. It reached you because the two of you were talking anyway.",
      ],
      solar:
        "There's a voice you'd like to hear more of, and it may belong to somebody who says little. You can make a start by leaving a pause after your question. They'll need a while to believe that it's meant for them.",
      lunar:
        'A long conversation is over, perhaps an old debate, or a group chat that has run its course. You leave it without a speech. The time it took goes to a person whose messages you used to answer last.',
    },
    turns: {
      presses:
        'A misunderstanding shows you where you and another person stopped listening to each other. Each of you has prepared a case, and both cases are good. What gets you out of it is a question with no opinion behind it, and the long wait for the answer. You talk less with some people after this, and more with that one.',
      eases:
        "The right words are there when you need them, and so is a person to hear them. You write to someone you keep meaning to write to, or you stay on the line after the practical part. It goes back and forth without effort. You've rarely put things so well, and still the best of it is what you're told.",
    },
    closes: {
      presses:
        "The person you think of and don't write to should hear more from you, and the one you keep explaining yourself to should hear less. A misunderstanding makes the difference plain. What you save on explanations is enough for a real conversation, and you'd be doing most of the listening.",
      eases:
        "The person who keeps crossing your mind should hear more from you, and the people you argue with for exercise should hear less. It's an easy change to make this year, when a few lines bring a long answer. Listening to that answer is the better half of it.",
    },
  },
]
