import type { MonthPlot } from '#lore/authored.ts'

export const twelfthHouseMind: readonly MonthPlot[] = [
  {
    asks: "{month} is about the worry that waits until you're in bed, and about looking at it by daylight.",
    among:
      'It may be about money, a mistake that you might have made, or what somebody meant by a look.',
    cast: {
      sun: 'the capable person you are by daylight',
      moon: 'the hour after lights-out in which the worry arrives',
      mercury: 'the worry itself, which goes around in whole sentences',
      venus: 'the good company in which the worry shrinks',
      mars: 'the one step against the worry that could be taken by day',
      jupiter: 'the size of the worry at night',
      saturn: 'the old fear that the worry keeps coming back to',
      uranus: 'the sudden thought that wakes you up again',
      neptune: "the part of the worry that can't be put into words",
      pluto: 'what the worry is really about, under the details',
      asc: 'the tired face on which the worry shows in the morning',
      mc: 'what people would think of you if the worry were right',
    },
    before: {
      sun: {
        eases:
          "You've got a clear head and some courage, and the worry hardly comes to mind. That makes it a good time to look at it on purpose. With a pencil and ten minutes, you'd see how much there is to it.",
        presses:
          "You say that it'll be fine, in a voice that convinces everyone else. The worry comes up again at bedtime, as big as before. If somebody had heard the longer version, you might have had some help with it.",
      },
      mercury: {
        eases:
          "You look up one fact that belongs to the worry, and it's a boring one, a number or a rule with a paragraph to it. There hadn't been a single fact in the worry so far. One is enough to change how it sounds at night.",
        presses:
          'You look into the worry, and there are forty pages on it. Every one of them knows somebody it happened to. You went in with one question and come out with a reading list.',
      },
      venus: {
        eases:
          "You're having too good a time to think about it, and when you come back to the worry it's shrunk. Nothing about it has changed. A part of it seems to be made of being alone.",
        presses:
          "You could ask the person who'd know, and it might spoil the evening. You're charming instead and don't ask. At bedtime the worry is back, and now it's about what they might have said.",
      },
      mars: {
        eases:
          "You do one practical thing about the worry, such as making the call or adding up the column. It's only a piece of it. What's left at bedtime is a size smaller, and it can't tell you that you've done nothing.",
        presses:
          "You're short with everybody about everything except what's bothering you. A man on the train gets some of it, and so does a printer. The worry comes through unharmed, since it's the one thing you haven't raised your voice at.",
      },
      moons: {
        new: 'The worry gets competition at bedtime from something new to think about. It may attach itself to that, as worries do. By daylight the two would turn out to have nothing to do with each other.',
        full: "What comes to a head there keeps you awake, and the worry doesn't get its turn. Some days later you remember it. It got along without you all that time, so you might look at it by daylight and see how much there is to it.",
      },
    },
    after: {
      sun: {
        eases:
          "You tell a person with experience how things stand, and they don't bat an eye. They've seen three of those. The worry had told you it was the only one of its kind.",
        presses:
          "It's a day on which you have to look more certain than you are. You can do that, and it costs more than it shows. The worry is likely to come up at bedtime, so it might be an evening for a dull book.",
      },
      mercury: {
        eases:
          "An answer comes and takes care of about half the worry. You look for a way in which it could still be bad, and there isn't one. The other half can wait for an answer of its own.",
        presses:
          "There's a detail you hadn't thought of, and it sends you back to the beginning of the worry. It's bedtime before you see that it changes nothing. Put down on paper beside the others, it doesn't look like much, and it can wait for the day.",
      },
      venus: {
        eases:
          "Somebody who's fond of you asks what you think about at night, and you tell them. It takes four sentences. Instead of solving the worry they tell you theirs. Each of you thinks that the other's will turn out fine.",
        presses:
          "You keep something from a person so that they won't worry, and they notice that you're keeping something. Now two of you are awake. If you told them by day, you might both get off with half.",
      },
      mars: {
        eases:
          "You finish the part of the worry that could be finished, be it a form or an awkward call. It's done by lunch. For the rest of the day you keep reaching for it, as you would for a phone that you'd left somewhere.",
        presses:
          "You've had enough and want the whole worry settled at once, so you send a sharp message at a bad time of day. Now a second person has a version of it. A short apology would take the tone back, and the question can stand.",
      },
      moons: {
        new: "It's too early to worry about what begins there, though you'd be able to. Nothing has to count until after breakfast. It's a good rule for the worry that you've had for a while, and it works on a new one, too.",
        full: "Something real comes to a head there, and you deal with it, by day and in the right order. No worry ever asked that much of you. When yours comes around at bedtime, you'll have just seen yourself be capable.",
      },
    },
    slow: {
      eases: [
        "The worry loses some of its grip over these weeks. You notice it by what isn't there, such as a humming in the evenings. You may still think of it around bedtime, out of habit, and be asleep before you've finished.",
        "It gets easier to choose when the worry comes. A few minutes after lunch, with a pencil, it's quite reasonable and has two points to make. By the time you're in bed it's been heard, and you needn't go over it again in the dark.",
      ],
      presses: [
        "For some weeks there's something to the worry. There's a thing that does need doing, by daylight and before a certain date. You'd sleep better for doing a third of that than for going over all of it in the dark.",
        "The worry gets you at a weak hour because you're tired, and then you're tired from that. It's an ordinary loop. The worry itself may not have grown at all, and an earlier bedtime might do as much against it as an answer would.",
      ],
    },
    houses: {
      new: {
        1: "You're changing something about yourself, and the worry may belong to the person you were before. At night you can't tell. In the morning, in front of a mirror, it's easier to see how old it is.",
        2: "A new budget's been made, and that's daylight if anything is. The worry about money is in it somewhere, with a figure. Figures are smaller than what goes around in your head with the light off.",
        3: "Among new people, or in a class, somebody mentions lying awake. It's about a look somebody gave them. You can hear how little there is to it when it's theirs.",
        4: "With something new at home, you may be sleeping in another room or next to somebody else. The worry comes along. It could be mentioned in the kitchen in the morning, to anyone else who's up.",
        5: 'Something delightful has begun, and on some nights you fall asleep thinking of it. The worry gets the others. By day you can put the two side by side, and see which of them takes up more of your life.',
        6: "Your new routine has you in bed at a decent hour, so the worry gets to start early. You could give it its own slot at lunch, with a pencil. It's not nearly as talkative over an egg salad.",
        7: "You're beginning to share your nights, or your confidences, with somebody. They may notice when you turn over. Telling them about the worry at breakfast takes less time than saying that you slept fine.",
        8: "Two signatures are wanted, and at bedtime you read the contract again from memory. By day you could read it from the paper. Some of what the worry quotes isn't in there, and on the last page there's a phone number to call.",
        9: "You're planning to go somewhere, and the worry packs along with you. It wants to know about the stove. In daylight you might show it the stove, and the dial, and take a picture of it for the plane.",
        10: 'At the start of something at work you lie there going over what you said. You said good morning. The worry is about what they thought of it, and by day you can see them thinking about the parking.',
        11: 'New friends, and at night you wonder if you talked too much. One of them may be lying across town and wondering the same. The worry would be a good thing to laugh about with them, some afternoon on a bench.',
        12: "You've got time to yourself and no reason to get up, so the worry can go on past breakfast. Open the blinds and take it to the table with a pencil. In that light it's usually one thing, and smaller than the night made it.",
      },
      full: {
        1: "People may say that you look tired. You don't have to tell all of them why. If you tell one, by the coffee machine, the worry might look different under those awful lights.",
        2: "The figures are all in. If the worry was about money, then it's had its answer, and it may be asking for a recount at bedtime. The figures will be there in the morning, in the same order.",
        3: "If the worry is what somebody meant by a look, a message from them won't settle it. You'd study the punctuation. A call by daylight would take four minutes, and they may have thought that you were the annoyed one.",
        4: 'Home is in an uproar, and you may lie awake listening to everyone breathe. With so many people around, the worry has plenty to work with. One of them is bound to be up early, and could hear about it over coffee.',
        5: "After the best evening in a long time you lie down smiling, and it's there on the pillow. It wants to talk about what you said to the drummer. By daylight you'll know that the drummer can't have heard you.",
        6: "You've worked until you couldn't see straight, and you'd thought you would sleep. The worry's had a quiet day and is fresh. It might be sent to walk around the block with you at lunch, so that it's tired, too.",
        7: 'A partner or a close friend may want to know what you think about when you stare at the ceiling. They might have guessed that it was them. If you tell them the worry at breakfast, you both have less to guess about.',
        8: "Something shared gets settled, and it may turn out that both of you were lying awake over it. Each of you kept quiet to spare the other. On the table by day, it's one worry, and there are two of you.",
        9: "You've arrived, or passed, or sent it off, and the worry may be waiting at home as if you'd never left. You've had some nights without it. By daylight you can ask how much of it is still about anything.",
        10: 'Your moment at work has come, and the worry takes the night before it, with every mistake you might have made. In the morning you can look it up. At worst there may be a comma missing.',
        11: "You've spent the evening among people who like you, and on the way home the worry asks which of them were being polite. It couldn't say so at the table. Somebody who was there might help with the list, by day and laughing.",
        12: "At an hour that's good for nothing, you and the worry go through it again. You know all of its lines by now. What you don't know is what it would say at a table, with daylight on it and a sandwich.",
      },
    },
    turns: {
      begins:
        "You could put the worry into one written sentence, at a table and by day. It'll be shorter than you thought. Sentences of that kind usually end in something that a person could do, like asking or waiting, and you can start on that while it's still light.",
      shows:
        "What you'd pushed to the back of your mind comes around to the front, and you get to see the worry in good light. Some of it has stopped being true since you last looked. What's left can be dealt with, and it's easier to see where to begin with the lights on.",
      halts:
        "Your thoughts go back over it for some months, and scolding won't stop them. There's one thing in the worry that you haven't understood yet. It may be how old it is, or whose, and that's easier to see before dinner than after.",
      resumes:
        "Something comes through that you'd been lying awake for, whether it's a reply or a plain yes or no. You can read it at a normal pace. You may go on looking for the worry for a few more nights, as people feel for a step that isn't there.",
      eases:
        "The answer comes when you aren't looking, in the shower or at a red light. It's simple, and you can trust it. The worry will be back at bedtime to ask for it, so it's worth having in your own handwriting by then.",
      presses:
        "It's late, and you believe the worst. You've put it together out of three facts and a tone of voice, and it holds. Nothing should be sent from there. The same worry after breakfast has two facts in it, and the person with the tone was probably hungry.",
    },
    closes: {
      begins:
        "If the worry has been written down by the end of {month}, it's a note, and notes can be dealt with. By daylight there's a first thing to do in it. The rest can be asked to wait until you've had breakfast.",
      shows:
        "Once you've looked at the worry properly in {month}, part of it turns out to have expired. You can throw that out. What's still true is about an afternoon's work, and it was never going to be done lying down.",
      halts:
        "The same thought comes around several times in {month}, and by the end you may know what it's about. That's hard to see at night. A worry you've understood still turns up, and it doesn't stay as long.",
      resumes:
        "You may have your answer by the end of {month}, and by daylight it's almost sure to be smaller than the question. The habit takes a little longer to go. There'll be nights when you lie down, wait for the worry, and fall asleep waiting.",
      eases:
        "What {month} gives you is one thing that you know in the morning and can still believe at bedtime. That does more for you than being told not to worry. It can be found by day, so that's where to look another time.",
      presses:
        "{month} shows you how convincing the worry is late in the evening, and how it looks with coffee. Only one of the two should get a vote. What's left of it by daylight is work, and work can be put on a list.",
    },
  },
  {
    asks: "{month} is about a sentence you haven't said, even to yourself, and about letting yourself hear it.",
    among:
      "It may be that your work no longer suits you, that you miss somebody, or that you'd like to move.",
    cast: {
      sun: 'the life that the sentence would change',
      moon: 'the feeling that knew the sentence before you did',
      mercury: "the sentence that hasn't been said",
      venus: "the wish behind the sentence, which shows when you're happy",
      mars: 'the way you defend what nobody has attacked',
      jupiter: 'the cheerful yes that covers the sentence',
      saturn: 'the dread of what would have to follow from the sentence',
      uranus: 'the slip in which you almost say it',
      neptune: 'the not quite knowing that you prefer',
      pluto: "the sentence's pull, which gets stronger the longer you keep quiet",
      asc: 'the face on which the sentence can be read already',
      mc: 'the position you hold, for which the sentence would be awkward',
    },
    before: {
      sun: {
        eases:
          "You feel sure enough of yourself to look at the sentence for a moment. It's an ordinary size, with an ordinary verb in it. Nothing has to be done about what you know, and for the moment it's enough to have looked.",
        presses:
          "Somebody asks in front of people whether you're happy with things, and you say yes. It's a very good yes. It came a little fast, and you know which sentence it was there to cover.",
      },
      mercury: {
        eases:
          'You hear the sentence from somebody else. They say it about themselves, over coffee, and reach for the sugar. It was yours almost to the word, and they go on talking as if nothing had happened.',
        presses:
          "You're asked a simple question, and you hear yourself explain. There's a history in it, and several clauses. The sentence would have been six words long, and you've just walked all the way around it.",
      },
      venus: {
        eases:
          "You have a good hour, and it's in the wrong place, or with a person you hardly ever see. You could just have enjoyed it. It told you the same thing as the sentence, though, from its friendly side.",
        presses:
          "You come close to saying the sentence, and the other person is being so sweet that you say something else that's also true. They're pleased. Later that evening you think of the sentence again, and of how near it was.",
      },
      mars: {
        eases:
          "You clear out a closet or an inbox at a great rate. Things go that you'd have defended a week ago. Your hands seem to know about the sentence and have begun without you.",
        presses:
          "You defend the way things are to somebody who hadn't criticized it. They look at you. You've used every reason there is, and what you can hear when you stop is the sentence.",
      },
      moons: {
        new: "The sentence has nothing to do with what begins there, as far as you can tell. You may notice how glad you are of something else to think about. If you're gladder than it deserves, you've come within earshot of the sentence.",
        full: "It gets loud there, and for some days nobody could hear the sentence, you least of all. It's the kind of thing that comes afterward, while you're putting the room to rights. The radio would have to stay off.",
      },
    },
    after: {
      sun: {
        eases:
          "You say the sentence to the mirror with a toothbrush in your mouth, and it's perfectly clear. You look about the same. The day goes about as well as most, and in the evening it's still true and still bearable.",
        presses:
          "Somebody whom it concerns asks you a question that comes very close. You can tell the truth without telling all of it. The sentence is new to you as well, and it can wait until you're used to it.",
      },
      mercury: {
        eases:
          "You write the sentence on the back of a receipt to see what it looks like, and it fits. You don't show it to anyone. All afternoon you know which pocket it's in.",
        presses:
          "The sentence slips out as half a joke, in the wrong conversation. They laugh, and then look to see whether they should have. It's enough to say that you've been thinking about it, which is true.",
      },
      venus: {
        eases:
          "You tell somebody the sentence, and they don't look shocked. They ask what you'd do if it were so. It's a kind thing to ask, and you find that you've got half an answer.",
        presses:
          "You'd like to take the sentence back, at least in your head, because somebody is being good to you exactly where it hurts. It can be true while they're being good to you, and nothing has to be settled on the same evening.",
      },
      mars: {
        eases:
          'You do one thing that follows from it, such as a look at rents, or a word to the person you miss. It takes ten minutes. After that you know a bit more about what the sentence would mean in practice.',
        presses:
          "You want to act on the sentence at once, all of it, by the weekend. It's been true for a while, and it'll be true in a week. The hurry comes from having only just heard it.",
      },
      moons: {
        new: "You can go into what begins there with all your strength if none of it is spent on not hearing the sentence. That's a separate matter, and you know where to find it. The new thing can be only what it is.",
        full: "Somebody finally says something there, and people hold their breath. You've been living near a sentence of your own, so you aren't startled. You may even be the one who knows that it's a relief once the first minute is over.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the sentence turns into a thing you know, like your shoe size. It doesn't sting every time. Now and then you say a part of it aloud, and the talk goes on around it.",
        "You're kinder to yourself about the sentence. You stop asking how long it's been true and why you didn't hear it sooner, and it becomes a fact among others. A fact can be lived with for quite a while, and it doesn't have to be an emergency to be true.",
      ],
      presses: [
        "For some weeks it's harder to step around. You come upon the sentence in ads, and in what other people complain about. It isn't following you. You've only run out of places where it doesn't apply.",
        "You keep very busy, and it works until the last thing is done. After that comes a gap, in the shower or at a red light, and the sentence is in it. It doesn't want an answer. If you let it finish once, you may find that you've got less to do.",
      ],
    },
    houses: {
      new: {
        1: "You may be making a bigger change in yourself than you'd planned. People do that when there's a sentence they haven't said. A haircut is easier, and it helps for about a week.",
        2: "When you plan your money, there's one thing that you keep leaving out. It's the rent, or the fare, or the pay. Look at what isn't in the plan, and you've got most of the sentence.",
        3: "New people, in a class or on the block, may misunderstand you and take you for somebody who's about to leave. You put them right. If it takes you a moment to get your breath back, the sentence is close.",
        4: "At home you're choosing paint, and you can't get yourself to care. Everyone's holding up swatches. The sentence might be that you won't be there when it dries, or it might be about the gray.",
        5: "Something you do for fun has taken hold, and you're whistling. You may notice that you stop whenever one particular thing comes to mind. The sentence is probably about that.",
        6: "The new routine has twenty minutes of silence in it, and you bring a podcast. It's a good podcast. Without it you'd have heard the sentence by about the second lap.",
        7: "Somebody you're getting close to has a way of waiting after you've finished. It's tempting to fill the gap with jokes. If they're still waiting after the third one, you may hear the sentence yourself.",
        8: "You're asked to sign for the long term, and your hand is slower than you are. You say it's the pen. The sentence might be heard now, before there are two names under it.",
        9: "A course or a trip gets you among people who don't know what you're supposed to want. They ask, and you answer in their language, in which you've only got simple words. It comes out as the sentence, with the wrong article.",
        10: "Something begins at work, and you tell everyone how excited you are. You've told four people. The fifth may be you, on the stairs, and there you can hear the sentence that it's standing in for.",
        11: "The new people have all just done something, sold a house or left a firm. You ask them how they knew. It's more than politeness, and one of them may answer with a sentence that you've got at home.",
        12: "Where you've gone it's quiet, and you keep finding things to fix there. The faucet didn't need that. When there's nothing left to tighten, the sentence may simply be in the room.",
      },
      full: {
        1: "You say you're fine, and your face may say something else. Somebody could ask about it. They don't know the sentence, but their question might be what lets you hear it.",
        2: "With the accounts in order, money may not be the reason anymore. You could have been counting on its being the reason. Without it, there's not much left between you and the sentence.",
        3: "You've written a message, and it's long and fair, and you take out one line before sending it. The line was the sentence. It may still be on the clipboard after dinner.",
        4: "Everybody's home and talking at once, and you hear yourself say where you'd put things if you lived there. You do live there. One of them may look up from the potatoes, having heard the sentence go by.",
        5: "At the loudest moment of a lovely evening you may think of somebody, or of somewhere, and it's quite clear. That's the sentence, or close to it. Nobody can see it on you, and you can go on dancing.",
        6: "When you're this tired, you can't keep up the reasons. You may say a thing about your life, over the sink, in a perfectly ordinary voice. If it surprises you, it was the sentence.",
        7: 'A partner or a friend may say a sentence of their own that took them a long time. You could be less surprised than they expect. Hearing theirs might make it easier to hear yours.',
        8: "You may have been honest with somebody about money, or about a sore point between you. It's a relief, and it makes you want more of it. The sentence is the next thing you could be honest about, if only with yourself.",
        9: "You come home, and before the bag is down you know it. Something smells of the life you've got. It smells good, or it doesn't, and the sentence is what you think in the first minute in the hall.",
        10: "What you've worked for may be yours now, handed over in front of everybody, and you wait to be glad. You may be glad by the weekend. Until then there's a gap with the sentence in it, and you've got flowers to hold.",
        11: "The talk at the big table may come around to regrets, and each one has a funny story. Yours isn't that funny, so you leave off the ending. The ending is probably the sentence, and you can say it to yourself on the way home.",
        12: "You wake up with the sentence in your mouth, complete, as one wakes with a tune. Nobody's there to hear it. If you say it once before you look at your phone, you'll still have it at breakfast.",
      },
    },
    turns: {
      begins:
        "You could take a quiet hour, leave the phone somewhere else, and ask yourself what you'd say if nothing came of it. Wait a little. The first few answers will be polite. The sentence is generally the one that comes after those, in a flatter voice.",
      shows:
        "You say the sentence, half without meaning to, or it can be heard in how long you take to answer. Somebody may have noticed. That's all right, because it was on your face in any case. It's out in the room, and it's smaller than the trouble you took over it.",
      halts:
        "Nothing has to be done about it for some months, and that makes it safer to listen. You could let the sentence be true in the mornings and doubt it at night. After a while you'll be tired of one or the other, and that's worth noticing.",
      resumes:
        "You've gone over it in private, and you may be ready to say it to somebody. It doesn't have to be the person it's about. A sentence that has only been practiced in your head comes out strange the first time, so it would be good to pick a friend who doesn't mind strange.",
      eases:
        "It occurs to you while you're rinsing a glass, and there's no drama in it. You think the sentence, and then you think yes. It's like coming up with a name that had escaped you. You're oddly cheerful for the rest of the evening, considering what it says.",
      presses:
        "You're pushed to the point where you've got to answer, and the old answer won't come. What comes is the sentence. It may be rougher than you'd have liked, and it may be to the wrong person. It's true all the same, and the manners can be seen to afterward.",
    },
    closes: {
      begins:
        "If you've heard the sentence once by the end of {month}, that's all that was asked of you. It doesn't have to be acted on or told. You'll find that knowing it takes less strength than keeping yourself from knowing.",
      shows:
        "The sentence gets heard in {month}, in your voice or on your face, and you know it now. You can take your time over what it means. There's no hurry, because you won't unhear it.",
      halts:
        "{month} leaves you alone with it, and by the end you may be able to think the sentence from start to finish. It's less alarming for being the same each time. No one is waiting to hear what you'll do.",
      resumes:
        "Before {month} is over you may have told one person, and it may come out strange and be understood. The sentence is hard to say once. You won't have to work up to it a second time.",
      eases:
        "What {month} gives you is a yes, said by you to yourself with the water running. You've let yourself hear the sentence. How you live can catch up with it at its own pace.",
      presses:
        "By the end of {month} you may have been pressed into saying the sentence, or close enough to hear it. It needn't be elegant. You'll have more room without the trouble of walking around it.",
    },
  },
]
