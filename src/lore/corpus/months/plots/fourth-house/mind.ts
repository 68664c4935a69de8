import type { MonthPlot } from '#lore/authored.ts'

export const fourthHouseMind: readonly MonthPlot[] = [
  {
    asks: "{month} is about a plan for where you live that has two versions, your own and one you haven't heard yet.",
    among: 'It may be a move, a renovation, or where a parent is going to live.',
    cast: {
      sun: 'your own version of the plan, down to where the table goes',
      moon: "the evening you picture in the place you're planning for",
      mercury: 'the word in the plan that means something else in the other version',
      venus: 'the couch that only fits into your version of the plan',
      mars: 'the impatience that would sign the plan before hearing the other version',
      jupiter: 'the extra room that finds its way into your version of the plan',
      saturn: 'the budget that both versions of the plan have to live with',
      uranus: 'the third idea that would make both versions of the plan unnecessary',
      neptune: "the version of the plan that you haven't heard and keep imagining",
      pluto: "the one condition in your version that you'd never sign away",
      asc: 'the confident air with which you present a plan as settled',
      mc: 'the working life that any version of the plan has to leave room for',
    },
    before: {
      sun: {
        eases:
          'You describe your version to somebody it concerns, with real pleasure, down to where the table goes, and they listen well. The first question they ask tells you more about their version than an hour of prying would.',
        presses:
          "You present the plan for your place as settled, and it meets a polite silence. The second version is somewhere in that silence. It's tempting to repeat your own a little louder, and a question would get you further.",
      },
      mercury: {
        eases:
          "A figure, a floor plan, or the name of a contractor turns up, and both versions of the plan have to deal with it. The mood improves, because it's easier to look at a number together than at each other.",
        presses:
          "You think you've agreed about the plan, and the next sentence proves you haven't. You meant the small room, and they meant soon. Two people can nod at the same word for quite a while before the other version shows.",
      },
      venus: {
        eases:
          "You spend an hour on the plan with somebody who has a good eye, and it's mostly colors and where the morning light comes in. As long as nobody mentions money, the two versions may want the same mood and differ only in square feet.",
        presses:
          'You fall for a place, or a couch, that belongs to your version only. Lovely as it is, signing for it would end the discussion in a way that gets brought up again at every housewarming.',
      },
      mars: {
        eases:
          "You measure the room, call about the permit, or haul the first load to the dump, and your version gains some ground. Once people can see what you mean, they may start to point at things, and that's the other version beginning to talk.",
        presses:
          "You're so tired of the open question that you'd take the first offer that comes along. The other version has hardly had a hearing. Deciding now would save you one talk and cost you the next six.",
      },
      moons: {
        new: "A beginning there has to fit into the place where you live, and there are two versions of that. It gives you a natural way to ask about the other one. You'd only be wondering where a desk could go.",
        full: "The plan is off the table for some days while things come to a head there. Both versions get a rest from being defended. When you look at yours again, one of the things you'd insisted on may have stopped mattering.",
      },
    },
    after: {
      sun: {
        eases:
          "You hear yourself explain the other version to a third person, fairly and with its good points. If somebody can do the same for yours, there's nearly only one plan left.",
        presses:
          'Somebody from outside the household has an opinion on the plan and gives it with authority. For a moment both versions look silly. They have an advantage over the third one, since the people who made them are going to live there.',
      },
      mercury: {
        eases:
          'One practical point gets settled in passing, the order of the rooms or who calls the movers. The two versions agree on it without noticing. There may be more points like that than either of you would have guessed.',
        presses:
          "A quote may come in high, or a form come back, and each version blames the other. It's a single line of the plan, and it'll cost something. An evening with a calculator can deal with it, provided you're both on the same side of the table.",
      },
      venus: {
        eases:
          "Something for the place gets chosen that you both like, a paint color or a street. It's a small item in a long plan. You may each be relieved to find that you'd agree about more than you'd thought.",
        presses:
          "You've been giving in on one item after another, because the other person is so pleased each time. It's generous, and your version is getting thin. One item on your side you'd miss every day, and that's the one to hold on to.",
      },
      mars: {
        eases:
          "The two versions get a common list, and you take the first three items off it. Work like that settles arguments before anybody has had them. It's hard to disagree about a closet that's already empty.",
        presses:
          'A piece of the plan goes ahead without a word to the other side, and you may be the one who did it. What stings, even if the piece is a good one, is that nobody asked what the other version had to say about it.',
      },
      moons: {
        new: "The plan gets a deadline from what starts there, or at least a reason to be quicker. Two versions are fine for talking on a long drive. With something real to make room for, it's easier to see what they have in common.",
        full: "That part of your life shows what it needs from the place you live in, and one version of the plan has an answer to it. If it's the other person's, saying so is only fair. It may win you the room with the view.",
      },
    },
    slow: {
      eases: [
        "The two versions grow together over these weeks. One of you drops the second bathroom, the other one comes around to the neighborhood, and it all happens in small remarks. After that it's not easy to say whose plan it was.",
        "Each of you starts to explain the other one's idea to visitors. It begins as fairness and may end in something close to enthusiasm. Nobody has said that the plan is settled, but the tape measure has come out, and both versions are being measured.",
      ],
      presses: [
        "Over these weeks the plan runs into what it costs, and the two versions have different ideas about that as well. It's slow, and it's a test of everyone's manners. Whatever survives it, you'll both be able to sign.",
        'The other version reaches you in pieces, a sigh at a floor plan or a remark to a third person. You fill in the rest yourself, and your guess is gloomier than the original. Hearing the whole of it would take an evening, and guessing takes longer.',
      ],
    },
    houses: {
      new: {
        1: "You're starting something of your own, and you picture yourself doing it in a certain room. That room is in your version of the plan. The other person may picture you somewhere else, and it's worth asking where.",
        2: "A new income or a new budget gives the plan a figure to live within. Each version has spent it already. It'd be a good evening to compare, while the figure is still a friendly one.",
        3: "Asking around, you may hear from a neighbor or a brother what the other person has said about the plan. It's a piece of the second version, and it could have changed on the way. The rest is better heard from the person it belongs to.",
        4: "A beginning at home can move the plan along whether or not the two versions are ready. If somebody's measuring a wall, you can ask what they're measuring it for. The answer is part of the other version.",
        5: "You've got something new to play with, and it needs space, a loom or a drum kit. It goes straight into your version of the plan. The other version ought to be told before it hears the drums.",
        6: "A new daily routine is a test of both versions of the plan. Go through an ordinary morning in each, with the drive and the shower. After that you'd know what to ask about.",
        7: "You're starting out on something with another person, and a place to live is at the edge of it. They're likely to have a version of the plan already. Hearing how they picture a morning in it gets you further than any floor plan.",
        8: "If money is being put together, the plan depends on it, and your version says whose name goes where. The other person may have a feeling about that and be keeping it quiet. It's an easier question before anybody signs.",
        9: "On a trip you see how people live elsewhere, and your version of the plan acquires a courtyard. It may be what both versions needed. If it was only the weather, you'll hear that as soon as you say it out loud at home.",
        10: 'Something new at work could move the plan by some miles or some years. You can adjust your version on the way down in the elevator. Somebody else is still going by the old one and would like to be told.',
        11: "New friends may live in a way that neither version of the plan had thought of, with a shared yard or a rented-out basement. You come home with ideas. They're a good excuse to ask what the other person has been imagining.",
        12: "You can take the plan off by yourself and look at it with nobody pushing. There may be something in your version that you've told nobody. The other person probably has something of the kind, too, and one of you could go first.",
      },
      full: {
        1: "If you're asked point-blank where you want to live, your version of the plan may come out in one breath. It's clearer than you'd known. You could ask the same question back and let the other person finish.",
        2: "An offer or an estimate puts a price on the plan, and both versions go quiet. Each may contain one item that was only meant to please the other person. It's touching, and it could save a third.",
        3: "Messages about the plan may go back and forth until you each believe that the other's being stubborn. On the phone it's usually different by the second sentence. You can hear how much of the other version comes from worry.",
        4: "When everybody whom the plan concerns is under one roof, the other version may come out as a remark about the stairs. It's worth asking what's wrong with the stairs. A pencil and the back of an envelope would get the rest of it.",
        5: 'A happy evening at your place shows what the plan is for. Notice where people end up sitting. It may be a corner that both versions have left out.',
        6: "When sleep is short and something at home is broken, your version of the plan gets more drastic by the day. The other one probably does, too. Neither should be signed before you've both had a weekend.",
        7: "If the two of you have it out about the plan, ask for the reasons behind the other version. One of them may be you. It's hard to go on arguing in quite the same voice after that.",
        8: "The question of who pays and who owns is answered, or at least asked aloud. Half of what you'd taken for taste in the other version of the plan may have been worry. It can be met with a sheet of figures.",
        9: "If you've gone to look at the place, or read everything there is on the permit, your version of the plan may not survive it whole. The other one might not, either. That would leave the two of you with a shorter list to argue about.",
        10: "If work comes to a decision about you, it decides a piece of the plan as well. One version may fall away. It could be yours or the other person's, and neither of you should have to be a good sport about it on the first evening.",
        11: "Friends who've listened to both of you on the plan can often say what's alike in the two versions. It may be more than you'd have said. They're the only ones who've heard each of you to the end.",
        12: "In the small hours you may try to imagine the other version, to see what it's like. Some of it could be better than your own. You can mention that at breakfast, before anything else.",
      },
    },
    turns: {
      begins:
        "It's a good day for a short talk about where you'll be living next year, and for letting the other person begin. You may hear a version you've never been told, and a reason you'd missed. If you come away with two things you agree on, there's a plan.",
      shows:
        "You find out what the other version is, all of it, perhaps from a remark to somebody else. It's more practical than you'd feared, and you're in it. What sounds like a no to your plan may only be a question about the stairs.",
      halts:
        "The plan for your place goes back to being a drawing for some months. That's no defeat for either version. Nothing has to be signed in the meantime, so each of you can explain the one thing you'd hate to lose.",
      resumes:
        'The plan moves again, because a paper arrives or a person gives way. Both versions have been lying around long enough for the gaps to show. If you mention the gaps in yours first, the talk starts off in a tone that everybody would like to keep.',
      eases:
        "A simple idea takes care of what the two versions were arguing about. It may be a folding wall, a later date, or the place next to yours coming up for rent. The plan gets cheaper, nobody has to have been right, and it's only slightly annoying that no one saw it.",
      presses:
        "You're given a deadline for the plan, or the wall in the middle of it turns out to be holding up the building. The two versions have to become one faster than you'd like. Hurry has its uses. You each find out which of your ten conditions were serious.",
    },
    closes: {
      begins:
        "The plan may still have two versions at the end of {month}. If you've heard both of them, that alone takes out most of the surprise. People can live with a plan that isn't theirs if they can find a sentence of their own in it.",
      shows:
        "Do the others have the same plan as you? In {month} you can hear the answer, in more detail than you'd asked for. The differences are smaller than they sounded, and most of them are about when.",
      halts:
        "If you use {month} to say what you'd hate to lose and to hear the same from the other side, the plan can rest. A version that keeps both of those things is already the right one. All it lacks is a budget.",
      resumes:
        "You may have one plan on one sheet by the end of {month}, with things crossed out in two handwritings. It's allowed to look like that. A home that people have agreed on usually starts out as a messy page.",
      eases:
        "The two versions can find out in {month} how much they have in common. It helps to put the floor plans away. Once you compare what each of you would do there in the evening, where you'll live is nearly decided.",
      presses:
        "If the plan has a date by the end of {month}, the discussion has an end. You'll have given up something, and so will they. A place is better for having been argued over by people who care which way the windows face.",
    },
  },
  {
    asks: 'What do you still call temporary about the way you live? {month} is about deciding whether it stays.',
    among:
      'It may be the boxes in the hall, a lease that runs from month to month, or a couch that belongs to someone else.',
    cast: {
      sun: "the person you mean to be once nothing's temporary anymore",
      moon: 'the sleep you get in a place that you call temporary',
      mercury: 'the word temporary, which comes up whenever you describe your place',
      venus: "the lovely things you don't buy for a place you call temporary",
      mars: 'the itch to unpack every box or throw them all out',
      jupiter: "the better place that you're always just about to live in",
      saturn: 'the decision that you put off by calling a thing temporary',
      uranus: 'the freedom to leave, which is what temporary is good for',
      neptune: 'the home in your mind that makes the present one look temporary',
      pluto: 'the fear of choosing a place and being stuck with the choice',
      asc: 'the apology with which you show people your temporary arrangement',
      mc: 'your standing as a grown-up in spite of the boxes in the hall',
    },
    before: {
      sun: {
        eases:
          "A visitor takes your temporary arrangement for your taste and compliments you on it. You're about to explain, and then you let it stand. For an evening you get to live like a person who'd meant it that way.",
        presses:
          "You apologize for the temporary arrangement before anybody has sat down, to a guest who hadn't even seen it. You're the one who walks around it every day, so the apology may be addressed to you.",
      },
      mercury: {
        eases:
          "You look up what the permanent version would cost, the deposit or the shipping or a couch of your own. The figure is a reasonable one. It's harder to go on calling a thing temporary once you know the price of its successor.",
        presses:
          "A form asks for your permanent address, or a friend asks how long you're staying, and you type and delete. Temporary is a word that doesn't fit on the line. It's only a form, and it has put the question better than you did.",
      },
      venus: {
        eases:
          'You hang a picture, or buy a plant, in a place that you call temporary. The room takes it very well, and that night you sleep like somebody with an address.',
        presses:
          "You see something you'd love to own and leave it in the store, because where would you put it. That sentence saves you a good deal of money. It also keeps a fair amount of pleasure waiting until nothing's temporary.",
      },
      mars: {
        eases:
          "You tackle one piece of what's temporary, a box to unpack or a call about the lease. It takes an hour, and it's less dusty than you'd feared. Whatever you end up deciding, there's now less of it to decide.",
        presses:
          "You've had it with the temporary arrangement and want it gone by the end of the day. The first replacement on offer will look wonderful. It could turn into the next temporary thing, bought in anger and harder to get up the stairs.",
      },
      moons: {
        new: "You'd do it properly if you lived properly, you catch yourself thinking about what starts there. There's the old idea again, that how you live is only temporary. The new thing doesn't seem to mind the boxes, and it could begin among them.",
        full: "You come home late and worn out from there and find your way around in the dark. For a temporary place it's remarkably familiar. Your feet may have decided before you have.",
      },
    },
    after: {
      sun: {
        eases:
          "You give directions to your place, or talk about the coming year, and the word temporary doesn't come up. You notice it only afterward. Part of you has moved in, or is already packed.",
        presses:
          "Somebody you respect asks why you're still living like that, and it lands. You could say that it's temporary, as usual. One plain sentence about what stays and what doesn't would do you more good, whether or not they approve.",
      },
      mercury: {
        eases:
          "A practical matter gets settled in passing, such as the mail, or whose name is on the bill. It's tedious, and it's how a temporary place turns into an address, or into a forwarding one.",
        presses:
          "An email about the lease or the delivery changes the dates on you. It feels as if everything were temporary again, and it's only a matter of a week. Your decision isn't touched by it.",
      },
      venus: {
        eases:
          "You have people over to the place as it is, and it works. One of them sits on a box. What you'd thought too temporary to be shown has room for six, and they'd like to come back.",
        presses:
          'Deciding has made you fond of the borrowed pans and the mattress on the floor. Temporary had its charms, chiefly that nothing could be your fault. You can take some of that lightness along and still own a bed.',
      },
      mars: {
        eases:
          "You finish one of the half-done things, the curtain rod or the change of address. It's quicker than walking around it was, and the place looks a bit less temporary for it.",
        presses:
          "You want the arrangement permanent or gone, and the people it depends on have a waiting list. You may find yourself fighting a call center over it. The temporary thing has held up so far, and it'll hold until they're ready.",
      },
      moons: {
        new: "What starts there will want to know how long you'll be around, and your answer comes out with a date in it. It's longer than temporary, or it's shorter and definite. You may be as surprised to hear it as anyone.",
        full: "At the end of a day like that you want to go home, and the word comes without a footnote. The place may still be temporary on paper. You know what you were looking forward to on the way, and you'd want that wherever you live.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the temporary arrangement grows roots, or loses the few it had. You can tell by what you buy, the big bottle of olive oil or the small one. It's a painless way to learn what you've decided.",
        "People get used to where you are. The neighbor nods, and the pharmacy has your name right. None of them asks whether it's temporary. They simply count on your being around, and you may find that you don't correct them.",
      ],
      presses: [
        "For some weeks what's temporary costs you something, in money or sleep or explanations. It's nothing dramatic, but you're paying the price of a decision without having one to show for it.",
        "What's temporary begins to show its age, like anything that nobody meant to keep. A hinge goes, or the mattress gets a valley. You can repair it as if it were staying or replace it as if you were, and each time the question is put a little more bluntly.",
      ],
    },
    houses: {
      new: {
        1: "You've got a new look or a new start, and it has no patience with the word temporary. Strangers take you for a person with a sofa. You may find that you agree with them.",
        2: "Planning your spending, you come to the storage unit, or to the rent that's paid by the month. Living temporarily has a price. Over a year it may come to more than the couch you haven't bought.",
        3: "If you have to say your address several times, to new neighbors or over the phone, notice whether you add that it's temporary. It's a long explanation for somebody who only wants to deliver a package.",
        4: "If something's beginning at home, it may need a nail in the wall. You hold the hammer longer than you have to. A nail hole in a temporary place is easy to fill, and the picture would be up until then.",
        5: "You start on something for fun, and it can't be done on a temporary table with one short leg. A proper one would be an admission. It'd also be a place to leave the puzzle overnight.",
        6: "A new routine may need a hook for the bag and a shelf for the vitamins. You don't put up either in a place that's temporary. Once there's a hook on the wall, you've decided something before you've brushed your teeth.",
        7: "Someone may come home with you who's never seen how you live, and you look at it with their eyes on the way up the stairs. If you say that it's temporary, they might wonder whether you mean them, too.",
        8: "If a shared cost or a shared closet is being talked about, the other person may ask how long you mean to stay. They're owed a better word than temporary. You'd probably like one yourself.",
        9: "Packing for a trip or a term away, you see how little you'd need to pack to leave for good. It's a pleasant thought, or a startling one. Whichever it is tells you what the temporary place has become.",
        10: 'If something new begins at work, it may come with a length in months or years. What you call temporary at home is likely to last as long as that. It might as well have curtains.',
        11: "People you've just met may be planning for next year and count you in. See how fast you say yes. If you don't add that it depends, you've told them something about the place you call temporary.",
        12: "You stay in for some days and get to know the temporary place in daylight. There's a good spot by the radiator. A person could live here, you think, and it's you who's been doing it.",
      },
      full: {
        1: "Somebody may see you at home and say that the place is just like you. You look around at what you've called temporary. If they're right, you might at least get a nicer lamp.",
        2: "If the cheap version of a thing gets bought again and again because it's only temporary, the receipts make a good case. One pan that lasts would cost less than the next two that don't.",
        3: "Asked in passing whether you're settled yet, you may start to say that it's temporary, and hear how often you've said it. You could try the sentence without that word. The name of the street is a complete answer.",
        4: "If things come to a head at home, you'll find out whether you want to stay. You feel it in your feet. People seldom argue this hard about a place that's only temporary.",
        5: "With a lot of people over, you see that the place you call temporary holds more of them than you'd thought. Someone may put a drink down on a carton and ask what's in it. If you can't remember, you can probably do without it.",
        6: "When you're tired, you trip over the thing in the hall that you usually step around. What's temporary takes up more room when you're carrying groceries. Ten minutes would be enough to put it away or out on the curb.",
        7: 'A person close to you may want to know whether it stays like this. They mean the mattress, and more than the mattress. Temporary was a comfortable answer while you were the only one asking.',
        8: "The owner of the couch, or of half the deposit, may want things settled. It's a small matter of money and a larger one of trust. After that at least one thing in the room will have stopped being temporary.",
        9: "Coming back from far away, you catch yourself wondering whether the plant made it. You look forward to the wrong-sized towels. For a place that's only temporary, it's been on your mind a good deal.",
        10: 'At work you may be somebody, with your name on things. Then you go home to a place you call temporary and move a box to get to the bed. The person with the name could spend an evening on the boxes.',
        11: "Friends come by and may begin, without asking, to put your place in order. They've been hearing the word temporary for as long as you have. One of them could turn up with a drill.",
        12: "If you can't sleep, you could unpack one box in your pajamas. It's likely to be full of things you like. What you put on the wall or the nightstand isn't temporary anymore.",
      },
    },
    turns: {
      begins:
        "One thing can stop being temporary, and it hardly matters which. You put your name by the bell, order the bed, or say when you'll be out. A small step like that answers the large question on your behalf, and if you dislike the answer, you'll know by dinner.",
      shows:
        "You see the temporary arrangement as it is, perhaps because somebody takes a picture of it or tries to clean around it. It's either a home with a few boxes in it or a lot of boxes with a bed. Nobody has to be told which. You knew at the first look.",
      halts:
        'Nothing about where you live is going to be settled fast in the next months, so temporary gets an extension. You might as well be comfortable in it and unpack the good pans. Living well in an arrangement is a fair way to find out whether it ought to last.',
      resumes:
        "What you were waiting for before deciding has come loose, be it a job, a person, or a price. The excuse for calling it temporary goes with it. You may feel a bit exposed for a day or two, and then there's nothing left to hide behind but the boxes.",
      eases:
        "The temporary thing could simply stay. The owner doesn't want the couch back, or the lease can be had for a full year. All it needs from you is a yes, and it can be said on the phone. If you find that you don't want to say it, that's news as well.",
      presses:
        "The temporary arrangement may end without consulting you, because somebody wants the couch back or the rent goes up. You'll have to improvise at first. After that you get to pick a thing that you'd be willing to call permanent.",
    },
    closes: {
      begins:
        "If one thing at home has stopped being temporary by the end of {month}, smaller questions begin to settle themselves around it. How you live is then something you've chosen, at least as far as the bed.",
      shows:
        "By the end of {month} you can stop calling it temporary, or start looking for what comes after. Seeing it clearly is most of the work. On the outside very little changes, except that you'll know what to buy and what to pack.",
      halts:
        "Temporary is fine as long as you've picked it, and {month} lets you do that. You may still not know for how long. With the good pans out you can take your time, and people who are comfortable make better decisions.",
      resumes:
        "The reasons for leaving it temporary may run out in {month}, and what's left is your preference. It's been there the whole time, under the boxes. If you say it to one person, the arrangement has either an end or a future, and both are a relief.",
      eases:
        "You may be living in the same place at the end of {month}, without the word temporary. It makes more of a difference than a move would. What nobody's about to change can be improved, and even enjoyed.",
      presses:
        "If you have to choose in {month} how you'll live, you'll at least be done with not choosing. It doesn't have to be for life. Permanent only means that you'd be sorry to see it go.",
    },
  },
]
