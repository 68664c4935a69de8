import type { MonthPlot } from '#lore/authored.ts'

export const firstHouseWill: readonly MonthPlot[] = [
  {
    asks: 'Some people still talk to the old you. {month} is about introducing them to the present one.',
    among:
      "It may be the friend who orders for you, the parent with last decade's advice, or the boss who goes by your first year.",
    cast: {
      sun: "the present you, who's still waiting to be introduced",
      moon: "the old you, who comes back as soon as you're tired",
      mercury: 'the plain sentence that would bring people up to date on you',
      venus: 'the affection people still have for the old you',
      mars: 'the flash of temper when a friend orders for the old you',
      jupiter: "the hope that they'd like the present you even better",
      saturn: 'the old role you keep playing so that nobody is confused',
      uranus: 'the answer that the old you would never have given',
      neptune: 'the wish that people would see the change without being told',
      pluto: "the hold that other people's picture of the old you has",
      asc: "the familiar face that makes people think you're still the old you",
      mc: "the reputation that the old you earned and you're still living on",
    },
    before: {
      sun: {
        eases:
          "Somebody who met you only lately may ask your opinion as if it were worth having, and you give it without warming up. You notice how little you had to explain. With them the old you never comes up, because the two haven't met.",
        presses:
          'In front of a boss or an older relative you slide back ten years in the first five minutes. You make the old joke at your own expense and it gets the old laugh. For a whole evening, the old you is a tiring part to play.',
      },
      mercury: {
        eases:
          "A friend suggests the usual place, and you mention that you've gone off it. The reply may be a question mark, and after that two better ideas. That's one person who won't be ordering for the old you.",
        presses:
          "A message takes it for granted that you eat what you used to eat, or that you're still free on short notice. You answer as the old you would, because it's quicker. It stops being quicker when you have to go.",
      },
      venus: {
        eases:
          "You buy a shirt or a concert ticket that the old you would have put back. Somebody who's fond of you may say that it's very you. They're a few years ahead of the others.",
        presses:
          "You get a present that would have been perfect for the old you, or a compliment in the same style. It's kindly meant, so you beam. If you mention what you like these days, the next one may fit.",
      },
      mars: {
        eases:
          "You do something at your own speed in front of people who are used to waiting for you, or to holding you back. There's a short silence. You may be told that it isn't like you. They mean the old you, and they're right.",
        presses:
          "When you're told once too often what you're like, you bite. It's the old you they were describing, down to the temper, and for a minute you prove them right. The same correction works at half the volume.",
      },
      moons: {
        new: "Nobody there has met the old you. What starts in that part of your life gets the present one by default, since people have nothing to compare you with. It's a good place to practice for the ones who do.",
        full: "The old you might have kept out of a climax like that, and you're standing in the middle of it. Anyone who still talks to that former person will need a minute to take in who's answering.",
      },
    },
    after: {
      sun: {
        eases:
          "A person in charge, or the loudest one at the table, deals with you as you are and moves on. You'd been prepared for a bigger moment. The old you seems to have left early without saying goodbye to anyone.",
        presses:
          "You may be asked, half as a joke, what's happened to you. They miss the old you, who said yes more often, and you're tired enough to miss that person yourself. It wears off at the thought of everything that person agreed to.",
      },
      mercury: {
        eases:
          "You hear yourself quoted, and for once it's something you said last week. The favorite quotations are all by the old you. It's pleasant to have one in there that you'd still agree with.",
        presses:
          "A story about the old you gets told in company with the date left off. A full correction would take longer than the story did. You say that it was a while ago, and you're the one who picks the next subject.",
      },
      venus: {
        eases:
          "Somebody you like asks what you'd like, and then waits to hear it. They used to know without asking. It's a small courtesy, and the old you never got it.",
        presses:
          "One person may turn out to have been fondest of the old you, who always picked up the check. There's affection in it all the same. If you split the bill from now on, most of that affection will still be there.",
      },
      mars: {
        eases:
          "You act before the old you has had time to hesitate, and it's done in a minute. Afterward you look around for the doubt that usually comes first. People nearby take it for your natural pace.",
        presses:
          'Somebody tries the remark that always used to work on you. You feel the old you getting up to answer, and with some effort you stay seated. A shrug will do, and the conversation moves on.',
      },
      moons: {
        new: "A fresh start there is offered to you on the strength of who you are these days. It's a kind of reference. The ones who still talk to the old you will hear about it from others, and may ask to be introduced.",
        full: "Under pressure there the old reflexes come back, and for an hour so does the old you, with all the old lines. It's only a visit. Those who've met the present one can tell the difference, and you can, too.",
      },
    },
    slow: {
      eases: [
        "Over these weeks more people address you as you are, partly because the ones who've noticed tell the others. You have less to correct. The old you is mentioned like a former neighbor, kindly and now and then.",
        "You meet the old you now and then, in a photo or on an old playlist, and find that you're on good terms. There's nothing to prove to that person. It makes you more patient with anybody who still asks how that person is doing.",
      ],
      presses: [
        "For a while the old you is in demand with people who need things to stay as they were. You may give in twice for every time that you don't. Keeping up a former self takes real hours, and you know by now where you'd rather spend them.",
        "Something wears on you for a while, and the old you had a method for such times, such as a joke or a quick yes. It still works. It also leaves you feeling like your own understudy, and a friend who's told so may stop laughing along.",
      ],
    },
    houses: {
      new: {
        1: 'A look in the mirror has put you in the mood for new glasses or a new coat. The old you would have asked three people first. You can come home wearing it and let them find out.',
        2: 'More money, or a new way of dividing it, may put a better pair of shoes within reach. The old you heads for the sale rack out of loyalty. You can try on the full-price pair first and see how it feels.',
        3: 'New neighbors or classmates get the present you from the first hello. An old friend may still use the nickname that goes with the former one. Which name you give when you introduce yourself is up to you.',
        4: "Something at home is being set up again, and a relative may have views on what you'd want. If they're furnishing for the old you, in plaid, it's a friendly moment to say what you like now.",
        5: "You're trying something for fun that the old you was supposed to be bad at. The teacher doesn't know that. For an hour you're a beginner like the rest, and a fairly good one.",
        6: "A new routine begins, with a bus you don't usually catch or a lunch you made yourself. Colleagues may remark that it isn't like you. You can tell them that it is these days, and eat it in the park.",
        7: 'Somebody is getting to know you, and an old friend may be longing to tell them what you used to be like. The stories are good ones. You might add how they go on.',
        8: "You're about to share costs or a confidence, perhaps with someone who's heard about the old you. If they bring up how you used to be with money, last month's bank statement makes dull and reassuring reading.",
        9: "A course or a trip may come with a form that asks for your interests. You put down two that the old you had. There's still a line left for what you really read at night.",
        10: "At work you're given something new, and your boss may explain it to the person you were in your first year. You let them finish. By your second question they'll hear that you've done this before.",
        11: "You're asked to join a team or a table where nobody has a story about you. The old you would have sat near the door. There's a free chair in the middle.",
        12: "For a few quiet days nobody tells you what you're like. The old you goes silent without an audience. You have eggs for dinner and the window open, and find that it's how you want things.",
      },
      full: {
        1: "All eyes are on you, and somebody may hold an old photo next to your face and say that you haven't changed. You have. The photo is the best proof in the room.",
        2: "A bill has to be settled, and somebody may make the old joke about you and money. You don't have to argue with it. Paying your share to the cent, on the spot, is how the present you does it.",
        3: "Everyone's talking at once, and a brother, a sister, or a neighbor may answer for you. It's what the old you would have said, word for word. You can tell them that you've changed your mind since.",
        4: "With family or old roommates in one kitchen, it's easy to slip back into the old you's chair and the old you's chore. By dessert you're talking in that voice. You can stop there and say what you think these days.",
        5: "The date, the show, or the game is at its height, and you're enjoying it far too loudly for the old you. Somebody may stare. They've known you for years and are meeting you for the first time.",
        6: "You've got more to do than hours to do it in, and the old you steps in and says yes to another thing. That one never learned to count. The present you knows how long a report takes.",
        7: "Something that's years out of date may get said between you and a person close to you. They're arguing with the old you. You can tell them which part you'd agree with by now.",
        8: "An old debt or promise may come due, and it was the old you who made it. Being the one who pays feels unfair for an evening. Afterward there's one less person who knows you as the one who owes.",
        9: 'The exam, the trip, or the long talk is at its high point, and you hear yourself say what you think. The old you always quoted somebody. A person across the table may ask you to go on.',
        10: "Your work is being praised or picked over, and somebody may tell a story from your first year. It's meant kindly. You can laugh along and answer the next question as the person you are now.",
        11: 'Your old crowd is together, and they may order for the old you without asking. It comes with extra onions. You can eat it for their sake one last time, or offer it around the table.',
        12: 'After an evening with people who know the old you, you come home still making the old jokes. It wears off while you take off your shoes. The present you makes some toast and is good company.',
      },
    },
    turns: {
      begins:
        "You meet somebody who knows nothing about you, or you do one thing among old friends as you'd do it alone. Both are introductions. It can be as small as ordering first. The old you always waited to hear what the others were having.",
      shows:
        "Everyone gets a look at you, and some of them look twice. Their remarks may be about your hair or your tone, because those are easy to name. What they've noticed is that the old you didn't come. If they ask what's wrong, you can tell them truthfully that you're fine.",
      halts:
        "The change in you may have run ahead of what people could follow, and now it slows down for some months. You don't owe anyone a further announcement. It's a good stretch for finding out which of the old you's habits you'd like to have back. It would be odd if all of them had been bad.",
      resumes:
        "If you've been letting the old you fill in where that was easier, it can stop here. The next person who assumes something about you hears on the spot, in a friendly voice, how it is now. The sentence may have been ready for months, and it's shorter than you'd thought.",
      eases:
        "Somebody whose word carries weight may treat you as the person you are now, with others watching, and the others adjust. It saves you a dozen small corrections. While they're listening, you could mention one more thing that the old you did and you don't.",
      presses:
        "You're asked for the old you, and this time there's work or a friendship attached to it. You can turn down the part and keep the person. It helps to say what you'll do before you say what you won't, and to say it before they've planned around somebody who isn't coming.",
    },
    closes: {
      begins:
        'If one person has met you as you are by the end of {month}, the introductions have begun. The rest is word of mouth. People bring each other up to date about you faster than you could manage it yourself.',
      shows:
        "What {month} is for is being seen as you are now, including by those who weren't looking. Some of them will need a while. They've got the old you to say goodbye to, and you've had a head start.",
      halts:
        "In {month} you get to choose what you carry over. The old you wasn't wrong about everything, and when you can say which parts were right, people find the present you easier to believe.",
      resumes:
        "The old you has fewer appearances left after {month} than you'd have guessed. People get to know the present one the way they got to know the other, by seeing you on ordinary days.",
      eases:
        "Some people may only be waiting for a hint, and they go on talking to the old you out of politeness. Once one of them stops in {month}, it's a relief to the rest.",
      presses:
        "If you've turned down the old part once by the end of {month} and stayed friendly about it, you've made the introduction that was hardest to make. Even the person who minds knows from then on who you are.",
    },
  },
  {
    asks: 'How much room do you take up? {month} is about the space that you give away before anyone has asked for it.',
    among:
      'It may be the armrest, the end of a story you were telling, or your place in the middle of the photo.',
    cast: {
      sun: 'the wish to take up as much room as anybody',
      moon: "the corner you go to because you're never in the way there",
      mercury: 'the end of the story you drop to give others more time',
      venus: "the courtesy that hands over the armrest before it's wanted",
      mars: 'the elbow that would like its half of the armrest',
      jupiter: 'the taste for a bigger table and a seat in the middle',
      saturn: "the rule that you take up room only when you're asked to",
      uranus: 'the sudden impulse to sit down in the best chair',
      neptune: 'the habit of fading out of the photo at its edge',
      pluto: "the tally you keep of all the room you've given away",
      asc: 'the half step back with which you greet a crowded room',
      mc: 'the credit you leave lying around for others to take',
    },
    before: {
      sun: {
        eases:
          "You're asked to sit nearer the front, or to go on with what you were saying, and you do. Your voice carries without being raised. Nobody seems to have any less room because of it.",
        presses:
          "You step back for a person who's used to being in front, and by evening you're worn out from being no trouble. The space you left has been filled. They may not even know that there was somebody in it.",
      },
      mercury: {
        eases:
          "You send the message without the two lines that apologize for sending it. What's left takes up as much space as the subject needs. The answer comes sooner, probably because there was less to read around.",
        presses:
          "You're interrupted halfway, and you hand over the floor and the rest of your story, as if the space had been on loan. An hour later you're still finishing it in your head. It was going to be good, too.",
      },
      venus: {
        eases:
          "Somebody moves over on a bench for you before you've made up your mind to stand. It's comfortable there. There was room all along, and the only one guarding it was you.",
        presses:
          "You take the back seat and the smaller slice and call it being easygoing. The people who love you believe it. They'd give you the front if they knew that you get carsick.",
      },
      mars: {
        eases:
          "You turn the thermostat to where you like it, or put your bag on the good hook. For one day you take the space first and find out afterward who minds. It's a short list.",
        presses:
          "You've been making yourself small for days, and now somebody's elbow is in your half of the table. You say something sharper than an elbow deserves. It's really about all the room you handed out earlier.",
      },
      moons: {
        new: "Your space gets measured out again when something starts there, and you're likely to offer your own corner first. You could hear what the others are able to move before you've folded yourself up.",
        full: "The space on your side of the table goes first when it gets crowded there, and you've pulled in your elbows before anyone had to ask. It happens so fast that nobody thinks of thanking you. At least you saw yourself do it.",
      },
    },
    after: {
      sun: {
        eases:
          "You're in the middle of the picture, and you don't offer to take it instead. Somebody may say that it's a good one of you. There may not be many, since you're usually the one who takes them.",
        presses:
          "Somebody may remark that you've become hard to overlook, in a tone that would like you to shrink again. You're tired, and you could. You could also keep the space and say nothing in it for a day.",
      },
      mercury: {
        eases:
          "You tell a story to its end, including the part you tend to drop to save room. That's the part people ask about. It takes them half a minute more to listen, and nobody looks at the time.",
        presses:
          "Two people begin to talk at the same moment, and one of them is you. Both stop, both insist, and it gets a little silly. There's room for both of you if nobody leaves, and you could be the first one for a change.",
      },
      venus: {
        eases:
          "Somebody makes space for your things, in a suitcase or in a calendar, and wants to know whether it's enough. You're about to say that it's plenty. A little more would suit you better, and it's easily arranged.",
        presses:
          "Where you take more room, another person has less, and now and then they mind. It may be about the bigger bedroom or the longer turn. You can ask what they'd call fair before you give all of it back.",
      },
      mars: {
        eases:
          "You keep to your line on the sidewalk and let the other person swerve. It's a childish experiment, and you enjoy it for six blocks. People make room perfectly well once somebody gives them the chance.",
        presses:
          "You claim your space and overshoot, and somebody ends up in the corner where you used to stand. You know what it's like there. Moving over a foot is only fair, and by now you'd notice if it turned into two.",
      },
      moons: {
        new: "There's a good spot in what starts there, and it has no name on it yet. You could stand next to it until somebody waves you over. If you just sit down, the others will arrange themselves around you.",
        full: "Everybody crowds in to see how it comes out there, and you're near the front. Nobody has asked you to give up your space. If somebody does, you'll know how far back you'd go, and it isn't all the way to the wall.",
      },
    },
    slow: {
      eases: [
        "For some weeks you take up a little more room each time, by an inch or so. Your jacket stays on its hook and your opinion stays in the conversation. You stop looking behind you to see whether you're blocking somebody's view.",
        "Other people start to leave you room unprompted, an end of the couch or the last ten minutes of a call. They've probably picked it up from you. Space seems to get handed out by how much of it a person looks ready to use.",
      ],
      presses: [
        "Over these weeks it gets crowded, and it's your share of the space that everyone's plans run into. Giving it up would be the fastest way to get some quiet. You'll see how often you were about to, and how seldom anybody had asked.",
        'Somebody keeps spreading out, a little more each time and always with a friendly reason. Each inch of your space is too small to mention. It may take the sum of them, named once in a calm voice, for either of you to see how little is left.',
      ],
    },
    houses: {
      new: {
        1: "Something about your looks is new, and people may turn around to see it. You're already drawing in your shoulders to make room. A new jacket hangs better on somebody who stands at full width.",
        2: "Something you've bought needs a place, and you're looking for the corner where it'll be in nobody's way. You paid as much as other people pay for theirs. It can stand where you'd see it from the door.",
        3: "A new class or group chat begins, and you're typing, deleting, and letting the others go first. There's room for a message of four lines. Other people send photographs of their lunch.",
        4: "Rooms are being given out or moved around at home, and you're quick to say that you don't mind. You do mind a little, about the window. It's easier to ask for that corner before the bed is in it.",
        5: "You're starting a hobby or seeing someone, and it needs a table or a whole evening. You've been trying to do it on the edge of the sink. Fun takes up room like anything else.",
        6: "A new schedule goes around, and you're inclined to put yourself down for the slots that nobody wanted. It saves discussion. Lunch is a slot, too, and you could take that one first.",
        7: "When a person comes closer, you clear them three drawers and all your evenings. One drawer is probably what they had in mind. If you leave your own things where they are, they'll see who lives there.",
        8: "Something's going to be shared, whether it's costs or a bed, and you're already making do with the edge of it. Half is what you've got coming. The other person may sleep better with somebody actually there.",
        9: "You're going somewhere new, and you've packed so lightly that it looks like an apology. The space over your seat comes with the ticket. It's all right to put a coat in it.",
        10: "A new job or project starts, and there's a choice of desks. You head for the one beside the copier. The people who'll take you seriously are likely to do so sooner if they don't have to ask you to move.",
        11: "A new group is finding its places, and you're holding the door for all of it. By the time you get in, there's only the stool. Next week you could go in with the first four.",
        12: "You've got an afternoon alone and the whole couch, and you're still sitting in the corner of it. Nobody else is coming. It takes a while to stretch out, and then it takes a while to get you up.",
      },
      full: {
        1: "You're the one they came for, and you're looking for someone to stand behind. There's nobody tall enough. After ten minutes in plain sight you find that you've put your glass down and are using your hands.",
        2: "What everyone puts in gets added up, and your share of the closet, the car, or the bill may not match it. If you've been paying for room that others use, the arithmetic is simple, and you can do it out loud.",
        3: "Everybody's got something to tell, and you give away the end of your own story because somebody breathed in. One of them may ask what happened next. That's your place being handed back to you.",
        4: "When the whole family or every roommate is home at once, you're the one on the folding chair. You set it up yourself. The armchair has a coat on it, and a coat can be hung up.",
        5: "At the party or the show you've left the middle of the floor to people with better shoes. The song that you like comes on. For three minutes you take up as much room as your arms do.",
        6: "The work has crept over its borders onto your lunch, your evening, and half of your desk. You've kept moving over for it. Lunch is the easiest piece to take back, since you can do it with a sandwich.",
        7: "You and somebody close have to settle something, and when you're asked what you'd like, you say that it's all the same to you. They'd have more room themselves if they didn't have to guess where you stand.",
        8: "The question of who carries how much may come up between you and somebody, and you do your part in a very small space. They probably think that you like it there. You can say how much more you'd need, in hours or in closet.",
        9: "The trip or the course has come to its best part, and you've let somebody else have the window or the front row. You can ask for it back. They may be asleep.",
        10: "Your work gets its moment in front of people, and your first impulse is to say that it was mostly the others. The others know who did it. There's room to say thanks and name the part that was yours.",
        11: "When a group photo is taken, you go around behind the tall ones out of habit. Somebody may wave you in. You'd look quite at home in the second row.",
        12: "You're home after a crowded week, and you're still setting the pans down so as not to be heard. There's nobody to be small for. By the second pan you're taking up the whole kitchen, with singing.",
      },
    },
    turns: {
      begins:
        "You take a piece of room that you'd normally leave, such as the desk by the window or the last word at dinner, and you don't explain it. For a minute it feels like shoplifting. After that the evening goes on around you, as it would around somebody who's always sat there.",
      shows:
        "You take up space now whether you mean to or not, because people are looking your way for reasons of their own. The urge to step aside is strong. If you stay put for the length of one conversation, you'll hear how people talk to somebody who's plainly there.",
      halts:
        "For some months you won't get much more room than you've got. That leaves you with the question of how you use it. It's possible to win a bigger corner and go on standing at its edge, and you've got time to see whether you do.",
      resumes:
        "There's room again, in case you've been keeping to your corner. An invitation may be renewed, or somebody leaves and there's a gap in the circle. You don't have to be waved in. You probably know how much space you need, to within about a foot.",
      eases:
        "Room is offered to you, and it's good room, with a view or with a say in what happens. Your first reply will be that they shouldn't have. Your second could be to ask when you can move in, and there's no harm in skipping straight to that.",
      presses:
        "Somebody wants the space that you're in, and they've got a reason, possibly a good one. Stepping aside has been free until now. If you ask for something in exchange, a later turn or a share of the view, they'll think for a moment before they ask the next time.",
    },
    closes: {
      begins:
        "If by the end of {month} there's one spot that you've taken and kept, you know how much room you were asking for. It's less than you'd feared, and nobody had to stand on account of it.",
      shows:
        "If you're seen at full size in {month} and the conversation goes on as before, you can stop rounding down. You take up about as much room as anybody.",
      halts:
        "Some months aren't for spreading out. {month} lets you see how much of the space you've already got goes unused, and you don't have to ask anyone for that.",
      resumes:
        "More room opens up in {month} than you'd have dared to ask for. The trick is to keep from giving it away in advance, and you've learned it once you can wait until you're asked.",
      eases:
        "Room that's given to you in {month} doesn't have to be earned by keeping small in it. If you can sit there without thanking anybody twice, you're taking up what's yours.",
      presses:
        "The difference between lending room and losing it is what {month} can teach you. You can lend a good deal. If you catch yourself keeping count, that's the point at which to ask for some of it back.",
    },
  },
  {
    asks: 'What would people learn about you if you stopped going along with everything? {month} is about one no that you keep turning into a maybe.',
    among:
      "It may be a standing invitation, a favor that's become a duty, or the restaurant that everyone but you can afford.",
    cast: {
      sun: 'the wish to be somebody with a will of your own, who can say no',
      moon: "the comfort of going along, since nobody's upset with you then",
      mercury: 'the maybe that you type where a no would fit',
      venus: 'the fondness that turns your no into a yes by dessert',
      mars: 'the nerve for a no, which tends to turn up a day late',
      jupiter: 'the generous yes that you regret on the way to the car',
      saturn: 'the old idea that a no needs a very good reason',
      uranus: 'the no that jumps out before you can soften it',
      neptune: 'the hope that the invitation will go away if you stay vague',
      pluto: 'the resentment that a long line of maybes leaves behind',
      asc: 'the agreeable nod that people take for a yes',
      mc: "the name you've made as the one who can always be asked",
    },
    before: {
      sun: {
        eases:
          "You turn down something small, a second helping or an extra errand, and that's the end of it. No one wants to know why. The bigger no has had its rehearsal, in front of a friendly audience.",
        presses:
          "A person you'd like to impress asks for one more thing, and your no gets as far as your teeth. What comes out is that you'll see. By evening you've seen, and you still have to tell them.",
      },
      mercury: {
        eases:
          "You write the no down as if somebody else were going to send it. Without the reasons it's eleven words long. On a second look, the reasons were mostly an invitation to argue.",
        presses:
          "A maybe gets followed up. You're asked which evening would suit you, and that leaves you less room for a no than you had the day before. An apology for the delay would serve you better now than a reason.",
      },
      venus: {
        eases:
          "You tell a friend about the no that you aren't saying, and they laugh, because they've got one just like it. It may even be for the same dinner. The two of you could refuse together and eat somewhere cheaper.",
        presses:
          "You like the person, so it's a yes, and you're halfway through the evening before you begin to resent it. They've done nothing wrong. The no would have spoiled one evening, and the yes spoils each of them a little.",
      },
      mars: {
        eases:
          "You've got the nerve for a no, and you try one out on a salesperson or a subscription. It goes without a hitch. You look around to see who else might like one.",
        presses:
          'A no escapes you, to the wrong person and three sizes too large. They only wanted to know whether you were coming. The one it was meant for gets a friendly maybe the same afternoon.',
      },
      moons: {
        new: 'Something there deserves a real yes, and it wants the very evening that a maybe is holding. That gives your no a reason, and a cheerful one. You might even enjoy saying it, with something better to hurry off to.',
        full: "Your no isn't needed for once. Things come to a head there, so you're excused from the very thing that you'd meant to refuse. You're so relieved that you can tell what a real no would be worth, and how little trouble it might have been.",
      },
    },
    after: {
      sun: {
        eases:
          "It gets around that you might decline. The next request from somebody with a say in your days is put as a question. It's oddly flattering to be a person whose yes isn't certain.",
        presses:
          "A person with authority may not be used to a no from you, and lets you know. For a moment you're about nine years old. The moment is the whole price, and it's over sooner than the favor would have been.",
      },
      mercury: {
        eases:
          "You send a no and get a thumbs-up. You'd already worked out what to say to the long, hurt message that didn't come. It can be deleted, along with the belief that it was on its way.",
        presses:
          "You're asked for the reason for your no, and then for the reason behind the reason. Each one that you give is something they can solve. It doesn't suit you, and you can say that twice in the same words.",
      },
      venus: {
        eases:
          "An evening that a maybe would have eaten is free. You spend it with somebody you'd been missing, or on the couch in your own good company. You find that you can enjoy what a no has paid for.",
        presses:
          "It costs you a little warmth. Somebody who's used to your yes is polite to you, and from them polite is cool. It's tempting to make up for the no with a really big yes, which is where the trouble came from.",
      },
      mars: {
        eases:
          "You decline early and in a normal voice, and you've got a better idea. It's quick work. At the point where you'd usually start to worry about the no, everyone's on the way to the other place.",
        presses:
          'The request is back, a size smaller and pushed a bit harder. Nobody means it as a test, but it is one. A no with a growl in it gets you a fight, and a bored one gets you the evening.',
      },
      moons: {
        new: "You're asked to join what starts there, and out of habit you could be in it before the sentence is over. A person with a no at hand wants to know first how long and how often. It comes across as interest.",
        full: "Your maybes come into view there, next to other people's. Somebody has come along and wishes they hadn't, and it could even be you. Compared with that face, a no looks quite considerate.",
      },
    },
    slow: {
      eases: [
        "As the weeks go by, you're asked less often for the thing that you never wanted to do. Another person has taken it over, or it's quietly been dropped. The friendship it was supposed to hold up is still standing, no and all.",
        "Your yes changes its sound. It comes without the little breath beforehand, because it hasn't been talked into anything. People who'd gotten used to a maybe may notice the difference, and some of them make it easier for you to say no.",
      ],
      presses: [
        "Over these weeks the maybes come due, several at a time. You're booked for evenings you'd never have picked and short with people who believed you. As a way of avoiding one uncomfortable minute, it's expensive, and you start to see the total.",
        "The same request keeps coming back in new clothes, with a different date or a nicer restaurant. You answer each version as if it were the first. It's one thing that you don't want, and a single no would cover the whole collection.",
      ],
    },
    houses: {
      new: {
        1: "You've got new energy, and people can tell, so they ask you to things. Several of them would get a maybe out of habit. One no among them would leave you with enough of that energy to enjoy the others.",
        2: "A new budget shows what it costs to go along with things. If it's the restaurant that everyone but you can afford, the number is large. In dollars, a no looks quite reasonable.",
        3: 'The messages come in faster with a new class or group, and maybe is one tap away. It keeps the phone quiet for an hour. A no keeps it quiet for good and takes no longer to type.',
        4: 'Something at home is getting started, a repair or a new way of sharing the place. It needs a weekend, and the free one may be the one you keep promising elsewhere with a maybe. Paint makes an excellent reason, if you need one.',
        5: "Something you'd love to do, or someone you'd love to see, falls on the evening of the standing invitation. You've never had a better use for the no. It's a cheerful word when you're on your way out to have fun.",
        6: "You're setting up your week anew, and whatever you'd rather say no to wants its usual square. Between the dentist and the trash pickup, you can see how much it takes up. Leave the square empty for one week and see if anyone writes.",
        7: "A new person in your life is finding out what you like, and so far it may sound as if you like everything. They can't tell the treats from the sacrifices. A small no, about the olives or the horror movie, would be news to them.",
        8: "Before you share an expense or a key with somebody, there's probably one question that you'd like to answer with a no. A maybe would get you through the evening. Said early, a no costs you both an awkward minute.",
        9: 'A course, a trip, or an application may open up, and it needs an evening of the kind that you give away in maybes. One plain no would free it. The application takes about as long as the dinner would have.',
        10: "New work lands on your desk, and everyone wants to see how willing you are. You've got a no for exactly one part of it. They'll learn from it what you think is worth doing well.",
        11: "A group is being put together, and your name may be on the list because you didn't say anything. The organizer would sooner hear a no now than count chairs for somebody who isn't coming.",
        12: 'Nobody wants anything from you for a day or so. Out of nowhere the no comes up in the shower, in a clear voice, with a good short sentence around it. You could write it on the foggy mirror.',
      },
      full: {
        1: 'When people look at your face, the no is written on it. You say maybe, and your eyebrows say the other thing. A friend may laugh and ask which of them to believe.',
        2: 'When the amounts are in, you can see what a year of going along costs. It may come to a bicycle. One no a month would be a start on the front wheel.',
        3: "Several maybes come due in the same two days, and they're all on your phone. You're drafting long, kind answers. The one that you can't get right is the one that ought to be no.",
        4: "Relatives or roommates may want to know at last whether you're coming or doing it or hosting it. A maybe keeps all of them waiting. Once they've got a no, somebody else can buy the ham.",
        5: "The evening is wonderful, and you'd stay, but you've got a maybe to go to. It's across town. You're putting on your coat when it strikes you that no one there would be sorry.",
        6: "You're worn out, and the day is full of things you agreed to in a friendly tone. Being tired makes you brief. A small no slips out in the late afternoon, and the work goes on as it was.",
        7: "Somebody close to you would like a plain answer, and a soft one only sounds kinder. They have to plan around it. They may even tell you that they'd take a no any day.",
        8: "Who owes what may be getting settled with somebody, and the favor you do isn't on the list. If you do it with a maybe in your throat, it's an easy place to stop, while everything else is being counted.",
        9: "You're far along in a trip, a course, or a discussion, and you've gone along with one thing too many. It's the museum of buttons. The others may have been waiting for someone to say no to it.",
        10: "A boss or a client may praise you in front of everyone for never making difficulties, and ask for one more thing. It's a hard moment for a no. The next morning, by email, is a perfectly good one.",
        11: "Your friends are making the usual plan at the usual price, and they look at you for the usual yes. If you say that you'll skip this one, there's half a second of quiet. Then they'll probably talk about parking.",
        12: "If you stay home from something on a thin excuse, you spend the evening feeling guilty on a very comfortable couch. The no would be the same length as the excuse. You'd sleep better on it.",
      },
    },
    turns: {
      begins:
        "The no gets said, or a first small one does, to a person who's likely to take it well. You'll want to follow it up with an explanation and an offer. If you can let it stand for as long as it takes to drink a glass of water, they'll usually just say fine.",
      shows:
        "Somebody may read your maybe for what it is and say that you don't seem to want to come. It's embarrassing at first. Denying it would cost you the evening and several more. If you agree with them, the no has been said, and you weren't even the one who had to start.",
      halts:
        "Whatever you've been going along with slows down for some months, because nobody has the energy for it. The big no isn't urgent anymore, and small ones will keep you in practice. You get to feel what your weeks are like without the thing, so that you'll know when they ask again.",
      resumes:
        "After a long quiet you're asked again whether you're in. Nobody's holding your last yes against you. It would be easy to drift back, and a maybe is already on your tongue. If your evenings have been free in the meantime, you know what a yes would cost.",
      eases:
        "You may be handed the way out by somebody who says they'd understand if it's too much. Your reflex is to swear that it's no trouble. If you say thank you instead, the no has been said by two people at once, and neither of them is cross.",
      presses:
        "You're asked straight out, with others listening, and a maybe won't do. There's about as long to think as it takes to put down a fork. Your no may be blunter than you'd like, and people get over blunt. It takes them longer to get over having counted on you.",
    },
    closes: {
      begins:
        'One no by the end of {month} can teach people more about you than a year of going along. With that one thing crossed out, they can begin to work out what you do want.',
      shows:
        "What people learn from your no in {month} may be something that they've half guessed. Your face probably says it whenever the subject comes up. Once you've said the word, everybody can stop being tactful about it.",
      halts:
        "Your yes gets a rest in {month}. If you miss what you'd been going along with, some of it was yours. If you don't, you've got your no, and it can wait until you're asked.",
      resumes:
        "If you're asked again in {month}, people can learn what was true the first time. Perhaps you'd have said no if you'd had an evening to think about it. It's a good answer even when it's late.",
      eases:
        "You may be surprised in {month} at how well people take a no. It lets them make plans. The main thing they'll learn about you is that your yes can be relied on.",
      presses:
        'By the end of {month} you know that a no takes one bad minute and a maybe takes several weekends. People learn from the first what you want. From the second they learned to keep asking.',
    },
  },
]
