import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

export const neptuneTransits: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{on} the outline you usually present is drawn in soft pencil{ref}, and you could be several people.',
          'Sit by water or by a window, let the question of who you are stay open a while, and hum.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'In company you take on the color of whoever stands beside you {on}{ref}.',
          'Enjoy the gentleness of it, slip out to the stairs now and then, and say your own name once, under your breath.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you wanted so firmly last year loses its corners {on}{ref}.',
          'Leave the matter unsigned, keep the one image that still makes your eyes warm, and let a slower purpose form around it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} you can let the work come instead of fetching it{ref}.',
          'Put on music without words, begin in the middle, and keep what arrives half asleep, because it may be the tune of the whole season.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You see the best in somebody {on} without having to squint{ref}.',
          'Tell them what you see, in plain detail, and let your own light be dimmed for an hour while theirs is looked at.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'It is easy to be seen doing something for love alone {on}{ref}, badly sung or half painted.',
          'Go on with it in the open door, and ask nobody for a verdict.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          '{on} your will is a boat with the rope untied{ref}, pleasant to lie in and hard to steer.',
          'Rest on purpose, put off the proud choices, and do one thing by hand that shows at once whether it is done.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you feel overlooked, or looked at through gauze{ref}.',
          'Ask one clear-eyed person what they saw you do lately, believe the facts of it, and let the role you were playing dissolve by itself.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Effort runs into sand {on}{ref}, and pride calls it laziness.',
          'Lie down for half an hour with a record on, and get up for whatever still seems worth being tired for.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          "{on} the home seems to stand at the edge of a lake{ref}, and everyone's mood laps at your ankles.",
          'Wash up slowly, dim the lamp, and leave undecided which of these feelings came in with somebody else.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A tune or a smell puts you back in a kitchen that no longer exists {on}{ref}, and tears come without a quarrel.',
          'Let them, note the song, and cook whatever was cooking there.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} you are porous, and noise goes in to the bone{ref}.',
          'Draw a bath early, wear what is softest, and let the need for sleep be the only one you explain.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'solitude',
        sentences: [
          '{on} rest comes when it is called, and even before{ref}.',
          'Lie down in the afternoon with the curtain half drawn, and keep paper near, since what floats by may feed you for months.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Being tender takes no courage {on}{ref}.',
          'Sit close to someone without a subject, hold the foot or the hand that is nearest, and let a worn place between you soak in the quiet.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You sense who needs what before they have found the word {on}{ref}.',
          'Bring it without comment, a blanket or a bowl or an hour at the bedside lamp, and ask for your own share of care later.',
        ],
      },
    ],
    tense: [
      {
        view: 'kitchen',
        sentences: [
          '{on} you cannot tell hunger from sadness or either from the weather{ref}.',
          'Eat something warm at a table anyway, ask whose worry you are carrying, and hand it back with a kind word on the stairs.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You pine for a home that was never at any address {on}{ref}, and the real one looks drab beside it.',
          'Light its smallest room well, and tell somebody there what you miss.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Old comforts turn to fog {on}{ref}, and an evening disappears into a screen or a bag of something.',
          'Set out a kinder sort of forgetting beforehand: music, a walk in drizzle, clean sheets by nine.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} words melt before they reach the page{ref}, leaving their color.',
          'Leave the form for a clearer day, write a poem or a letter that need not be sent, and read every figure aloud twice.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you hear what people mean and miss what they say{ref}.',
          'Ask for the time and place again in writing, then go on listening in your own way, under the sentences, where the music is.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} a story you have told for years changes in your mouth{ref}, and the new version is gentler to everyone.',
          'Write it down both ways, and let the two lie side by side until spring.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'solitude',
        sentences: [
          '{on} reading feels like being read to{ref}.',
          'Choose the book for its sound, go on past bedtime, and copy out the line that seems to know what you have been trying to say all year.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You find the image for what someone could not express {on}{ref}, and their face clears.',
          'Offer it lightly, as one offers a shawl, and keep the confession that follows entirely to yourself.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} a plan can be dreamed up lying down{ref}, with the practical part left for later.',
          'Dictate it as it comes, pauses included, and let a sober friend put numbers to it next month.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a misunderstanding grows by itself, like damp{ref}.',
          'Before anyone is hurt, repeat what you heard in your own words, ask what was meant, and be slow to read secrets between two lines about milk.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The address, the hour and the attachment all wander off {on}{ref}.',
          'Check them with a finger on the screen, postpone the contract, and use this drifting mind for what it does well, such as daydreaming about a title.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} every argument sounds convincing, including its opposite{ref}.',
          'Do not choose by talking, sleep near the question, and see which answer you can still remember after a week without notes.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{on} somebody shines as if lit from behind{ref}, and you would forgive them the weather.',
          'Enjoy the glow, write the song, and wait with vows until you have seen the person carry groceries.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Beauty makes your hands open {on}{ref}, and prices look like rude remarks.',
          'Give away something you can spare in full, leave the large check unwritten, and spend an hour before a painting for nothing.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} an affection loses its address and spreads to everyone on the tram{ref}.',
          'Let it, smile, and in the coming months notice toward what, exactly, you keep turning when there is music.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          '{on} it is simple to love people as they are when they are asleep{ref}.',
          'Speak softly, dance in the hall, and say the tender sentence that you have thought too sweet for daylight.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} colors, chords and lines agree with each other, hardly asking you{ref}.',
          'Make something lovely with no customer in mind, finish it loosely, and leave it where a tired person will come by.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Forgiving a small debt costs nothing {on}{ref}.',
          'Do it without an announcement, invite the debtor for an evening of records, and see what was dear to you in that friendship when nobody was counting.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} you are in love with a likeness{ref}, and the sitter would like to be looked at too.',
          'Ask the person three ordinary questions, hear the answers out, and let the portrait grow a few pores.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} what a thing is worth is a question without edges{ref}.',
          'Keep receipts, lend nothing you would miss, and treat the wish for something lovely to free things first: moss, choirs, the window of the bakery.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Pity and fondness have the same voice {on}{ref}, and you nearly promise your spare room.',
          'Offer one warm evening with an end to it, and find out in the silence afterward which of the two was speaking.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} the push in you goes under water{ref}, strong still, but slow and in curves.',
          'Swim, stretch, dance alone, and begin nothing that has to be won, because these months ask what you would do without an opponent.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} anger dissolves before you can use it{ref} and comes back as a headache or a sigh.',
          "Say while it is faint, 'I did not like that,' and let a long walk by water carry the rest.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you act for others with ease and for yourself hardly at all{ref}.',
          'Choose one person or cause you could serve without being swallowed, give it an hour, and come home by the clock.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} the hands know, and the will is content to follow them{ref}.',
          'Work at something that flows, kneading, sanding, playing, and stop when it begins to feel like a task, even if the end is in sight.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Helping takes the shape of doing {on}{ref}: the carried box, the fence mended while they talk.',
          'Go where you are needed, keep your sleeves up and your opinions down, and rest thoroughly after.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You can let go of a contest {on} without losing face{ref}.',
          'Leave the last word hanging like washing in mild wind, and spend the strength on what you imagined, years ago, you would make.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          '{on} you fire at fog{ref}, and the wish itself keeps changing its coat.',
          'Lower the arm, ask what you are truly after, and if no answer comes, clean the kitchen floor to some slow and serious music.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Somebody's helplessness makes you furious {on}{ref}, perhaps because it resembles yours.",
          'Be gentle with both for the length of an evening, and take no part in any crusade whose leader you have not seen tired.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Strength leaks out {on} through a hole you cannot find{ref}.',
          'Cancel the heroic part of the plan, eat and lie down before you are cross, and say no with a yawn if nothing firmer is available.',
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{on} faith fills the room like the smell of rain{ref}.',
          'Stand in it, sing if you sing, and keep purse and pen in the other coat until you know what it is you believe.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you want to invite everyone in, feed them and tell them it will be all right{ref}.',
          'Feed four, let the big promise remain a mood, and see which of the four comes back.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A yes without a shape wants to be given {on}{ref}.',
          'Give it to something you can visit often and slowly, a garden, a choir, a language, and let the shape grow over a year or two.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} generosity comes easily and leaves no invoice{ref}.',
          'Pass on what you have had in plenty, clothes or time or praise, to somebody who did not ask, and lose count on the way home.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A place you once traveled to comes near {on}{ref}, with its bells and its bread.',
          'Play its music, cook a little of it, and ask what that more trusting traveler would do with the coming months.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The wide view is kind {on}{ref}, and details may blur without harm.',
          'Write the vision of the thing in one warm page, for the people it is meant to serve, and let next week find the commas.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          '{on} hope writes checks in watercolor{ref}.',
          'Let none of them leave the house, bring the wonderful offer to the least romantic person you know, and feast meanwhile on soup and a long film.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A beautiful speech carries you off {on}{ref}, and your feet notice only at the door.',
          'Keep the feeling, ask for the details twice, and join nothing whose meetings you would not attend in rain.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Too much has been granted to too many {on}{ref}, and you are spread like butter on a map.',
          'Withdraw to one good deed, the nearest, and do it thoroughly before you console the continent.',
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} the hard line you drew under a duty is wet and running{ref}.',
          'See what it was protecting, blot gently, and allow yourself a day on which things are done well enough and to music.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} a stern voice from long ago is tired and wants to sit down{ref}.',
          'Give it a chair, ask whom it was trying to keep safe, and see how much softer the rule sounds from there.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The structure that held you has sea beneath it {on}{ref}.',
          'Do not reinforce it in haste, float a little, and learn over the year which beams were resting on the ground at all.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} discipline can be as mild as watering plants{ref}.',
          'Give a dream its regular quarter of an hour, the same chair, the same lamp, and let the modest puddle of time deepen by itself.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Doing a duty slowly turns it almost into prayer {on}{ref}.',
          'Fold the linen, dust the top shelf, write the dutiful letter by hand, and let your mind go where it likes while the edges come out even.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You know how long you can be kind {on}{ref}, and the kindness is deeper for having an end.',
          'Visit somebody who is slow or old or new here, and leave while both of you are smiling.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          '{on} the rule and the mercy do not fit into one sentence{ref}.',
          'Make two of them, one for what must be done by the end of the month, one for what may be forgiven, and read both aloud.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'What you have built looks pointless at a certain angle of the light {on}{ref}.',
          'It is mostly fatigue, so close the blinds, lie down without guilt, and judge the masonry when you have slept for several nights.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} deadlines turn to mist, and people stand about in it calling{ref}.',
          'Say honestly which of them you can still meet, ask for grace with the others, and put a lantern on the first.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'friendship',
        sentences: [
          '{on} your need to be free loses its elbows{ref}, and you could share a bench with anyone.',
          'Go about without a program among odd and gentle people, and let them dream the next change along with you.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} an itch to leave fades into a wish to drift{ref}.',
          'Take the slow boat, the tram to the last stop, the bench at the end, and come back with a picture rather than a decision.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Strange ideas come dressed for sleep {on}{ref}.',
          'Take them down as they are, unlit and rumpled, and in a month or two see which one has quietly rearranged the way you do things.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          '{on} you can be different without being apart{ref}.',
          'Sing your own line in a choir of others, literally if there is one nearby, and feel how freedom may be a matter of listening.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Improvising heals something {on}{ref}.',
          'Play, draw or cook without knowing the end, forget to save a copy, and go to sleep with the pleasant sense of having been nobody in particular.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A change you once fought for now lets itself be wished {on}{ref}.',
          'Picture it in detail, with its smells and mornings, and allow a whole season for the picture to put on shoes.',
        ],
      },
    ],
    tense: [
      {
        view: 'habit',
        sentences: [
          '{on} you cut the rope before you knew there was fog{ref}.',
          'Stay within call of the shore, do the strange new thing in a small bay first, and use your ears more than your eyes.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Others want to comfort you just where you want to be let out {on}{ref}.',
          'Thank them, name the hour at which you would love company, and spend the others under a wide sky with no explanation.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'The cause you ran ahead for has gone vague {on}{ref}, and the banners seem to say everything.',
          'Go home early, listen to something without words, and wait until one concrete person comes to mind.',
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'memory',
        sentences: [
          '{on} a longing you have had since you were small comes in without knocking{ref}.',
          'Ask it what it used to look like, write that down, and see with tenderness how many clothes it has worn.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          "The borders are thin {on}{ref}, between waking and sleep, between your sorrow and the street's.",
          'Keep an empty evening for it, with low light, and let whatever wants to dissolve do so without your help.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'An old dream and you are alone in the room {on}{ref}.',
          'Make something out of it with your hands, however faint, because for the next few years it would like to be more than a wish.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'body',
        sentences: [
          '{on} rest goes all the way down{ref}.',
          'Float, nap, lie in grass, and let the dreams be as long as they like, for somewhere in them an earlier hope is being quietly reupholstered.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'People of your years seem to be humming the same thing {on}{ref}.',
          'Listen for it in a concert, a square or an old film, and bring home the one note that was always yours.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Forgiveness is in the air {on} like pollen{ref}, and you need hardly do a thing.',
          'Leave the window open, write to whoever drifted off, and expect no more than that they think of you kindly.',
        ],
      },
    ],
    tense: [
      {
        view: 'solitude',
        sentences: [
          '{on} the dream you grew up on does not recognize you{ref}.',
          'Sit down beside it as you would beside a sleepy relative, tell it what the years were like, and see which parts it would like to keep.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A favorite way of vanishing wants too much of your evening {on}{ref}.',
          'Vanish better: into a lake, a choir, an hour of looking after somebody small, and be found again by bedtime.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} what everybody of your age believed in wears thin, and you can see daylight through it{ref}.',
          'Mourn it a little, patch nothing yet, and notice what kindness remains when the faith is folded away.',
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{on} water has got under the floor{ref}, and what was kept there begins to float.',
          'Let things rise at their own pace, look at each with pity before you look with judgment, and rest between them.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} something you gripped for years slips out, hardly felt{ref}.',
          'Do not dive after it, sit with the empty hand, and in the coming months watch what settles there when nobody calls.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Asleep or awake, you dream {on} of a cellar, a shore, a face from long ago{ref}.',
          'Write it down tenderly, leave out the meaning, and tell it to one person who knows how to be silent.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'body',
        sentences: [
          '{on} an old hardness can be soaked until it gives{ref}.',
          'Use warm water, slow music, a cry if there is one, and afterward sleep on the side you usually protect.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You can hear a dark story to its end {on} without drowning in it{ref}.',
          'Let somebody tell you theirs, offer no rescue, and walk a quiet stretch alone before you go in.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Letting go feels like setting down paper boats {on}{ref}.',
          'Write on a few scraps what you no longer need to manage, put them in a stream or a bin, and hum while you do it.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a fear has no outline, and so it looks like the whole wall{ref}.',
          'Speak of it with the light on, give it a size in inches, and let the power question wait until you can see its hands.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You want to surrender everything or nothing {on}{ref}, and both are a kind of fever dream.',
          'Give up the one small control that tires you most, then lie down and see whether the house still stands.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Somebody's intensity pulls like an undertow {on}{ref}.",
          'Stay where your feet can feel the bottom, keep your own secrets dry, and go home to a bath, a plain supper and an early bed.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          '{on} strangers see in you whoever they were hoping to meet{ref}.',
          'Be kind about it, and correct them softly on two facts, so that there will be someone in your coat when they come back.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'The outline in the mirror has a halo of mist {on}{ref}, and clothes seem to belong to a sister or a stranger.',
          'Choose loose things in one color, and let your body be water more than shape.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You come into rooms like a change of light {on}{ref}, and nobody could say at what time.',
          'Let this season be one of slower entrances, with music in your ear and nothing to prove at the door.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} your face makes it easy for people to confide{ref}.',
          'Stay for the second half of what they have to say, bring tissues, and wash your hands and wrists in cool water when you are home.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} softness suits you{ref}: the scarf, the slower step, the voice turned down.',
          'Go dancing or go to the pool, someplace where skin may forget its edges, and let the hurry drain off through your heels.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'It does you good {on} to be met without armor, or in your oldest sweater{ref}.',
          'Let someone see you sleepy, unsure or singing, and take the tenderness in their eyes as information.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          '{on} people take you for vague when you are merely tired{ref}.',
          'Say a clear hello, give one fact about yourself with a number in it, and sit near a wall where nobody can walk through you.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'The line where you stop and the person opposite begins is lost {on}{ref}.',
          'Step into another room, ask your body whether it is cold, hungry or sad, and come back with that one answer.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "Sleep, sugar and other people's moods go straight through the skin {on}{ref}.",
          'Be choosy about all three, keep your coat buttoned in crowds, and give the evening to something slow and warm.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} what you do for a living will not hold still to be described{ref}.',
          'Skip the definition, do the part of the work that is closest to music, and let the title go without its frame a while.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} ambition goes hazy, and a calling stands somewhere behind it{ref}.',
          'Walk toward the haze without business cards, an hour at a time, and ask in each place whom you might be good for.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Your name gathers other people's dreams {on}{ref}.",
          'Say gently what you do and do not do, take part in something charitable without a badge, and let the applause fall on the whole choir.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} imagination is allowed into the office by the main door{ref}.',
          'Bring the image, the melody or the odd kind detail to your work, and let the people it is for feel that someone dreamed about them.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} what you do in public touches people, and you need not raise your voice{ref}.',
          'Put it where the tired will find it, free of charge if possible, and stay a moment to see who comes.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The next stretch of your work can be chosen with closed eyes {on}{ref}.',
          'Lie down, imagine three ordinary mornings in it, and write the first line of whichever one let you breathe out.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} nobody seems sure who was to do what, and your name drifts onto everything{ref}.',
          'Get one agreement in writing, do that one part beautifully, and leave the remainder in its mist until asked.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You wonder on the way home what all of it is for {on}{ref}.',
          'Do not answer while you are tired, take off the shoes of the day, and put on the record you loved before you had a profession.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'The work wants your hours, and home wants what is left of your dreams {on}{ref}.',
          'Give the evening to neither for once, lie in the dark with the radio on, and then speak softly to both.',
        ],
      },
    ],
  },
}
