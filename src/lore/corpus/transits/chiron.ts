import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

export const chironTransits: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'memory',
        sentences: [
          '{on} the remark that once made you small is within earshot again{ref}, and you notice how much craft has grown around it.',
          'Say to someone younger what you would have needed to hear that day.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Being seen still stings at one certain spot {on}{ref}, the one you know better than any teacher.',
          'Begin the work that comes from there, in a corner first, with one kind witness whom you have asked.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} somebody may be fond of the very thing that you were teased for{ref}.',
          'Hold still.',
          'Say thank you before the joke gets out, and ask what it looks like from over there.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          '{on} you can tell the story of your clumsiest year and be of use by it{ref}.',
          'Give the practical part, what helped and in which order, and let somebody shy walk home a little straighter.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Your shakiest talent holds weight {on}{ref}, because you built it by hand.',
          'Offer it under your own name, and ask a person you admire for the half hour of advice you have put off for years.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You stand a little easier in your own name {on}{ref}, as one does in shoes that have been to the cobbler.',
          'Introduce yourself once without the footnote, and see who then does the same.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a small correction lands on the old bruise{ref}, and your answer is ten years longer than the question.',
          "Stop at the second line, say 'that is a sore place', and ask to have the point again.",
        ],
      },
      {
        view: 'solitude',
        sentences: [
          "You compare your limp with everyone else's dancing {on}{ref}.",
          'Write down three things you do well only because something was hard, and ask a friend, without joking, to tell you a fourth.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} the old reflex of making yourself smaller is quicker than you are{ref}.',
          'Catch it in some harmless place, a doorway or a checkout line, and take up your full width there for practice.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          '{on} the oldest sore place would like to be fed{ref}, and it has no use for cleverness.',
          'Make the dish you once waited for, eat it sitting down, and phone whoever can hear tears without hurrying to mend them.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Something you missed when you were little has a clear shape {on}{ref}, almost the shape of what you now give others so well.',
          'Keep the first portion for yourself this season, with both hands.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'A homesickness without an address comes to sit with you {on}{ref}.',
          'Give it the good armchair and a task, shelling peas or winding wool, and see whether it can name the street when the bowl is full.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} you know by a voice on the stairs what kind of care is wanted{ref}.',
          'You learned that in a house where you had to listen, so use it gladly, and let someone listen for you afterward.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'It is less awkward to be looked after {on}{ref} than you had feared.',
          'Ask for one homely thing, soup or company or a lift, and note that nobody counts it except the pupil in you.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} you can cook for the child you were and for the people you have, out of one pot{ref}.',
          'Ask each of them what used to be missing from the table, and put one of those things on it.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} a need comes up that once went unanswered{ref}, and you are ready with the shrug before anyone has refused.',
          'Put the shrug aside, ask in five words, and wait longer than is comfortable.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} you look after everybody with a hand on your own sore rib{ref}.',
          'Sit down among the people you are tending, say where it aches, and let the least skilled of them bring the blanket.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "A plain 'how are you' can sound like an accusation {on}{ref}.",
          'Answer the words, and leave the tone to history.',
          'If something is wrong, it will still be true after the soup.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} you stand once more before the word, the sum or the subject that shamed you at school{ref}.',
          'Learn it your own way, out loud and with pebbles, and write the explanation you never got.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'What was hardest to say has been practiced so long that you hear it in others {on}{ref}.',
          'Help one person find their sentence, and let them help you with the one you are still swallowing.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you hear yourself use a sentence that was once used on you{ref}.',
          'Stop halfway, marvel at how well you learned it, and put the same point as it should have been put to you.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          '{on} you explain a difficult thing so that the slowest listener is glad to have come{ref}.',
          'You were that listener, which is the whole method, so offer to teach a regular hour of it this year.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Asking the stupid question comes easily {on}{ref}, and half the room is grateful.',
          'Go on and ask the next, about a matter you have bluffed your way around for ages, and write down the reply.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You find words {on} for what two people usually step around{ref}.',
          'Say them slowly, and allow the other to search for theirs as long as you once had to.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} an interruption, or a corrected comma, and you are back in an old classroom{ref}.',
          'Breathe once, finish your sentence at your own pace, and tell them afterward, kindly, what interrupting does to you.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You reread your message for the mistake that will give you away {on}{ref}.',
          'Let a friend check it for once, leave in one harmless flaw, and offer your patient eye to the next anxious writer.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your throat closes a little around a perfectly good sentence{ref}.',
          'Hum it first, or sing it in the car.',
          'What can be sung can mostly be said, if not to the first person then to the second.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{on} the old doubt whether you are worth the trouble sits down between you and a kindness{ref}.',
          'Make room by saying thank you and nothing else, and let these weeks teach you the rest.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Your sense of worth was mended long ago with visible thread {on}{ref}, and somebody admires the seam.',
          'Tell them how you learned to sew it, and ask a fair price for what you make.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'In a mirror or a photograph you meet what you once decided was wrong with you {on}{ref}.',
          'Look somewhat longer.',
          'It has served you well in the meantime, so buy it something soft.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} you find the beauty in whatever was dropped and glued{ref}.',
          'Show a discouraged person what you see in their work, exactly and without flattery, and hang something imperfect of your own in the hall.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You can name what hurts in love {on} without handing anyone the bill{ref}.',
          'Say it early in the evening, say what helps, and ask for that help as simply as for salt.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} it costs you less than usual to let a gift be a gift{ref}.',
          'Take the larger piece when it is offered, and part with something you had been saving for somebody more deserving.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} a late reply is enough to make you feel left on the bench again{ref}.',
          'Do not pretend to be cool, ask for the one word you need, and go and be good company to somebody else who waits.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'You give too much, too nicely, at the place where you once were found wanting {on}{ref}.',
          'Keep back a share, say what you would enjoy, and see who is glad to be asked.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'In cheerful company you count who was asked to dance {on}{ref}.',
          'Ask someone yourself, whoever is nearest the wall.',
          'Both of you know parts of the music that nobody hears from the middle.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} your push starts from the side that was once hurt{ref}, careful and surprisingly skilled.',
          'Use the roundabout grip you invented, train it through the season, and let a stronger person spot you without shame.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The old fear of starting something stands at the start with you {on}{ref}.',
          'Take it along as one takes a nervous apprentice, explain each move, and stop after the first that works.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} you may feel an old anger that came too late to be of use{ref}.',
          'It is in time for somebody else.',
          'Lend it to a person who is being pushed, in a level voice and with your feet apart.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} you can defend someone exactly where nobody defended you{ref}.',
          'Do it in a calm voice and in good time, then show them the stance, so that they can do it without you.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You can work with a limp, and even elegantly {on}{ref}.',
          'Take up the effort that you dropped after a defeat, at half the weight, and ask an old hand to watch your form.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You can tell beginners {on} exactly where it will ache, and that it stops{ref}.',
          'Show the movement slowly, let them do it badly, and take up the tool that you had put away yourself.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a challenge finds the spot where you lost once, and your fists remember it before you do{ref}.',
          'Name the old match, not the new opponent, and ask for a pause to walk it off.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Wanting something hurts a little {on}{ref}, so you either grab or go limp.',
          'Try a third way, plain asking, with both feet on the ground, and treat a no as the weather of one afternoon.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you would sooner not try than be seen to miss again{ref}.',
          'Try where only a dog is watching.',
          'Decide about witnesses when it has worked twice.',
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          '{on} what life taught you the hard way has grown into something like a philosophy{ref}.',
          'Share it in small coin, one story and one trick, with people who did not come for a sermon.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A yes you once regretted comes by and asks to be tried again {on}{ref}.',
          'You know the stones in that road by name, so go as the guide, and bring a companion for your own courage.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A faith you lost in one bad afternoon lies where you dropped it {on}{ref}.',
          'Pick it up, find out what still fits, and hand the part you have outgrown to someone of the age you were.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} you can encourage without lying{ref}, having been where they are.',
          'Tell the beginner how long it really takes, lend the book that helped you, and trust somebody older with the question you are stuck on.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Your detour counts as experience {on}{ref}, even in your own eyes.',
          'Put it into the application, the course or the talk, right at the front, and say what it lets you do that others cannot.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} you can wish somebody luck in the very thing that did not work out for you, and mean it{ref}.',
          'Say it to their face in one warm line, and notice how your own coat weighs less afterward.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} good advice makes you wince{ref}, especially the sunny sort.',
          'Tell the adviser what you have tried, ask for company instead of answers, and catch yourself before you hand your own remedy to the next in line.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You promise to heal the whole street {on}{ref}, which keeps your own knee out of sight.',
          'Help at one door, accept help at another, and call that a large enough faith for the season.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You ask {on} what it was all supposed to be good for{ref}.',
          'Leave the large question on its hook for an evening.',
          'Go and see to something that can be comforted, a plant, a friend, a stuck drawer, and ask it again from there.',
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} the weak point gets a proper brace{ref}, after years of tying it up with string.',
          'Learn the thing thoroughly from a person with a certificate or white hair, and put the practice hours on the wall.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You meet the strict teacher you had, or became {on}{ref}, and see what that strictness was limping from.',
          'Keep the standard, drop the shaming, and pass the lesson on in its repaired form.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} an old strain lets you know how long you have been carrying it alone{ref}.',
          'Put it down by the road, in daylight.',
          'Ask somebody with the training, or with white hair, how such a thing is properly lifted.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} patience with your own slow place pays in steadiness{ref}.',
          'Work at it for the agreed half hour, no more, and take on an apprentice of any age who is slow in the same way.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'It is in you to say {on} what a hard thing costs and that it can be done{ref}.',
          'Give the years and the method honestly, and ask an elder of yours how they got through the middle.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You can look without flinching at the year that made you careful {on}{ref}.',
          'Write what it taught you as five plain rules, cross out the one that no longer applies, and keep the others in your wallet.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a rule or a date presses exactly where you already ache{ref}.',
          "Say to whoever set it what you can do and what you need for it, in the tone you would use for a pupil's sake.",
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You think you should be over it by now {on}{ref}.',
          'Take that sentence out, put in the number of years the mending has lasted, and ask for a hand with this one week of it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} you prepare three times as much as anyone will ask for{ref}.',
          'Stop at one and a half.',
          'Should the question come for which you were once unready, say that you will look it up, and see how little happens.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          '{on} the very thing that made you the odd one out is what the room is missing{ref}.',
          'Say so lightly, show how it works, and look about for the next odd one, by the door.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'An old hurt could be handled in an entirely new way {on}{ref}.',
          'Try the unlikely helper, the strange exercise, the other hand, and leave the habit of flinching unfed for a few weeks.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Something that had set hard begins to move {on}{ref}, and prickles as a foot does that has been asleep.',
          'Stamp a little, laugh, and put your weight on it by degrees.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} your homemade workaround turns out to be an invention{ref}.',
          'You made it because the usual door was shut, so draw it on a sheet, explain it to someone in the same corridor, and ask what they would improve.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You feel at ease with others who never fitted {on}{ref}.',
          'Swap the tricks by which each of you got through, and adopt one that would never have occurred to your careful self.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} you notice that your detour had a view{ref}, and that you had it to yourself.',
          'Go back to it for an hour, by the strange path, and bring home one thing that nobody on the main road could have picked.',
        ],
      },
    ],
    tense: [
      {
        view: 'habit',
        sentences: [
          '{on} change tugs the bandage just when you had stopped thinking of it{ref}.',
          'Let some air at the place, tell a friend you are jumpy and why, and alter a single thing at a time.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} being different smarts where it mostly serves you{ref}.',
          'Find one person to be different with, ask how they manage family dinners, and leave your costume of indifference on the hook.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You are ready to leave before anyone can leave you {on}{ref}.',
          'Sit down with your coat on.',
          'Tell them that this is how you are sitting, and why, and wait for what they say to the coat.',
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{on} a sorrow with no clear beginning drifts close{ref}, and part of it may not even be yours.',
          'Play it a slow record, let it pass through your trained hands, and ask someone to sit by.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'What pained you wants to become a song, a drawing or a way of listening {on}{ref}.',
          'Give it a loose half hour, keep the first blurred version, and show it to one gentle listener.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old song knows exactly where it hurts, and is kind about it{ref}.',
          'Hear it through.',
          'If someone else in the room is looking at the floor, you have found company.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} you can sit with what cannot be fixed{ref}, which is a rare trade and one you learned at your own bedside lamp.',
          'Keep somebody company in it, then let music do as much for you.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Old soreness softens of its own accord {on}{ref}.',
          'Swim, nap, lie with your feet up, and accept help of the vague and kindly sort, a hand on the shoulder, a casserole, a hum from the next room.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You can be moved {on} without losing your footing{ref}.',
          'Sit by the person who is always the strong one, talk about nothing much, and let what both of you leave out come and lie between you like a dog.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          "{on} another's pain pulls you in by the scar{ref}, and you lose sight of your own shore.",
          'Give an hour and a name of someone who knows more, and go home to ask for some tending yourself.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You would sooner dream the hurt away than show it {on}{ref}.',
          'Dream until the kettle boils, and tell one person one fact about it, so that the comfort has somewhere to land.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} the pleasant fog you keep for a certain ache rolls in without being asked{ref}, a series, a snack, a long scroll.',
          'Take half of it.',
          'Spend the other half on a call to somebody who knows the ache.',
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'memory',
        sentences: [
          '{on} you can go down to where it first hurt, and you have the tools along{ref}.',
          'Take a person you trust as far as the stairs, look once and thoroughly, and bring up the strength that was left there.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'An old sore place is ready to be cleared to its edge {on}{ref}.',
          'Ask for proper help with it, as you would tell a pupil to, and give up the private remedy that kept it half open.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'An old breach of trust still sits in the muscles {on}{ref}, and can be asked to stand up.',
          'Walk fast, alone or beside a friend who need not be told, until the fists in your pockets are hands.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          '{on} what you survived in silence makes you unshockable and kind{ref}.',
          'Someone with a heavy story can sense that, so leave an hour free, hear it to the end, and say that you too were helped.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Your deepest difficulty has turned into your strongest tool {on}{ref}.',
          'Use it on a problem others find too dark, explain the grip to whoever assists, and rest before the blade is dull.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} you can be alone with the hardest part of your story and find that it has aged{ref}.',
          'Offer it a seat.',
          'Then do a thing it never let you do, as small as taking the last slice.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} it feels as if a thumb were on the sore place, and knew it{ref}.',
          'Say in one clear sentence that it hurts there, leave the sharp reply in its drawer, and tell an ally what it touched.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You guard the old injury of pride with your whole weight {on}{ref}.',
          'Shift a little of the weight to someone else, by one honest request, and see how sore the guarding itself has made you.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} the wish to know everything about somebody rises from an old place in you{ref}.',
          'Put one question, the one you fear least, and answer one yourself.',
          'Trust grows back at roughly that speed.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} the feature you used to hide comes into the room with you{ref}, scar, voice, accent or walk.',
          'Let it be seen by one new person without a joke, and note what they look at instead.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Shy people drift toward you at first meetings {on}{ref}, as if you wore a badge.',
          'Show them where the coats go, tell them that you still rehearse your hello, and ask to be introduced by somebody bolder.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} you let someone see you before you have arranged yourself{ref}.',
          'Leave it so for an hour, hair and all.',
          'Whatever they look at with affection deserves a note, for the next time you want to hide it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} your face says that mistakes are allowed here{ref}.',
          "Use it to open a beginners' evening, a hard talk or a waiting room, and let a stranger help you with your parcels on the way back.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'You treat your own awkwardness like a good teacher {on}{ref}, with patience and a sense of timing.',
          'Take the class in which you will be worst, and learn one move well enough to pass on.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Nervous people get braver beside you {on}{ref}, as you were once braver beside somebody.',
          'Stand next to the newcomer, mispronounce a word on purpose, and let them correct you.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          '{on} you feel stared at where you are merely looked at{ref}.',
          'Touch the doorframe, find one pair of friendly eyes, and say that you are nervous, which puts most of the room on your side.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'The person across from you bumps against the old tender spot {on}{ref} without knowing it was there.',
          'Show them where it is, as you would show a low beam, and ask what they have got taped up themselves.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you explain yourself at the door before anybody has asked{ref}.',
          'Save the second sentence.',
          'Come in, take off your coat, and be as you are until the first glass is empty, to see whether an explanation is wanted.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} the work you are known for and the thing you had to learn through trouble touch hands{ref}.',
          'Put the second into the first, in one sentence of your description, and begin to be asked for it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You stand in public at the place of an old failure {on}{ref}.',
          'Mention it before anybody else does, say what it taught you to do, and take on one person who has just failed likewise.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} the first job you were bad at comes to mind{ref}, along with whoever was kind about it.',
          'Be that person to somebody in your trade.',
          'The memory could hardly be put to better use, or to cheaper.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} you can train others in what once made you feel unfit for the job{ref}.',
          'Write the page that you lacked on your first day, with the embarrassing questions answered, and leave it where beginners look.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Someone further along in your line of work would gladly mend your weak side {on}{ref}.',
          'Ask, with one concrete piece of work in hand, and pay by teaching the next who asks.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You can be introduced by your detour {on}{ref}, and without a blush.',
          'Have it put in the first line, ahead of the diplomas.',
          'Those who need you most will recognize it from afar.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} praise misses you and criticism finds the old seam at once{ref}.',
          'Write both down in equal letters, ask the critic for one usable step, and show a colleague or friend how you do so.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You wonder when they will discover that you taught yourself {on}{ref}.',
          'Discover it for them, calmly, in the next conversation about work, and ask for instruction in the part you never found a book on.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} a slight in public reaches back further than it meant to{ref}.',
          'Reply to the part that belongs to this year.',
          'For the other part choose someone who knew you then, and a bench.',
        ],
      },
    ],
  },
}
